// Gives the worker one run of tests at a time, and remembers which test it is at: a Python that dies says nothing.
const worker = new Worker("worker.mjs", { type: "module" });
let at = "the start";

globalThis.run = (given) =>
  new Promise((done) => {
    worker.onmessage = ({ data }) => {
      if ("at" in data) at = data.at;
      else done({ at, ...data });
    };
    worker.onerror = (event) => done({ at, died: event.message });
    worker.postMessage(given);
  });
