// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Browsers make no workers for pages that were opened as files. There a hidden frame does what the worker of the site's
// search would do. (mkdocs-material looks for the name IFrameWorker; it would load one from the network.)
"use strict";
if (location.protocol === "file:") {
  window.IFrameWorker = window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inner = frame.contentWindow;
      inner.document.open();
      inner.document.write("<body></body>");
      inner.document.close();
      const load = source => new Promise((done, failed) => {
        const script = inner.document.createElement("script");
        script.src = new URL(source, document.baseURI);
        script.addEventListener("load", done);
        script.addEventListener("error", failed);
        inner.document.body.append(script);
      });
      inner.postMessage = data => this.dispatchEvent(new MessageEvent("message", { data }));
      inner.importScripts = (...sources) => sources.reduce((before, one) => before.then(() => load(one)), Promise.resolve());
      this.frame = frame;
      this.ready = load(url);
    }
    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate() { this.frame.remove(); }
  };
}
