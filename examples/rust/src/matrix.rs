//! Matrices of floats and views of them, as in ndarray: rows, columns and the transpose are views, with strides, that
//! share the data; iterators go over them.

use std::ops::{AddAssign, Index, IndexMut};

/// A matrix that has its data, row by row.
#[derive(Clone, Debug)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    data: Vec<f64>,
}

/// A part of a matrix, or its transpose.
#[derive(Clone, Copy)]
pub struct View<'a> {
    rows: usize,
    columns: usize,
    strides: [usize; 2],
    data: &'a [f64],
}

impl Matrix {
    /// Each element by its row and column.
    pub fn from_fn(rows: usize, columns: usize, mut element: impl FnMut(usize, usize) -> f64) -> Self {
        let data = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j))).map(|(i, j)| element(i, j)).collect();
        Matrix { rows, columns, data }
    }

    pub fn view(&self) -> View<'_> {
        View { rows: self.rows, columns: self.columns, strides: [self.columns, 1], data: &self.data }
    }

    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f64]> {
        self.data.chunks_exact_mut(self.columns)
    }

    pub fn elements(&self) -> &[f64] {
        &self.data
    }

    pub fn elements_mut(&mut self) -> &mut [f64] {
        &mut self.data
    }

    /// Each element by a function of it.
    pub fn map(mut self, f: impl Fn(f64) -> f64) -> Self {
        self.data.iter_mut().for_each(|x| *x = f(*x));
        self
    }
}

impl<'a> View<'a> {
    pub fn transposed(self) -> Self {
        View { rows: self.columns, columns: self.rows, strides: [self.strides[1], self.strides[0]], data: self.data }
    }

    /// The elements of a row.
    pub fn row(self, i: usize) -> impl Iterator<Item = f64> + 'a {
        assert!(i < self.rows);
        (0..self.columns).map(move |j| self[(i, j)])
    }

    /// The product of two matrices.
    pub fn dot(self, other: View<'_>) -> Matrix {
        assert_eq!(self.columns, other.rows, "matrices that do not fit");
        let columns = other.transposed();
        Matrix::from_fn(self.rows, other.columns, |i, j| self.row(i).zip(columns.row(j)).map(|(a, b)| a * b).sum())
    }
}

impl Index<(usize, usize)> for View<'_> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.data[i * self.strides[0] + j * self.strides[1]]
    }
}

impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.data[i * self.columns + j]
    }
}

impl Index<(usize, usize)> for Matrix {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.data[i * self.columns + j]
    }
}

/// A vector is added to each row.
impl AddAssign<&[f64]> for Matrix {
    fn add_assign(&mut self, vector: &[f64]) {
        for row in self.rows_mut() {
            row.iter_mut().zip(vector).for_each(|(x, v)| *x += v);
        }
    }
}
