const { setTimeout: pause } = require('node:timers/promises');
const FixedJsdom = require('jest-fixed-jsdom');
const { restorePoint } = require('./jest-restore-point.cjs');

/** The one of this process. */
let kept;

/** A window for all test files of a process, put back as it was after each; see jest-runtime.cjs. */
module.exports = class KeptJsdom extends FixedJsdom {
  constructor(config, context) {
    if (kept) {
      kept.#reportTo(context.console);
      // biome-ignore lint/correctness/noConstructorReturn: jest asks for an environment for each file.
      return kept;
    }
    super(config, context);
    kept = this;
    const window = this.global;
    this.url = config.projectConfig.testEnvironmentOptions.url;
    this.removeListeners = recordListeners(window, window.document);
    this.restore = restorePoint(window, window.document, window.navigator, process.env);
  }

  async teardown() {
    const window = this.global;
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    // What React has still to do for screens that are gone; its scheduler would wait for ever for a timer that is stopped.
    await pause(0);
    stopTimers(window);
    this.removeListeners();
    empty(window);
    this.dom.reconfigure({ url: this.url });
    this.restore();
  }

  #reportTo(console) {
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners();
    virtualConsole.on('jsdomError', (error) => console.error(error));
  }
};

/** @returns a function that takes away what has been listening to the targets since then */
function recordListeners(...targets) {
  const added = [];
  for (const target of targets) {
    const add = target.addEventListener;
    target.addEventListener = function (...listener) {
      added.push([target, listener]);
      return add.apply(this, listener);
    };
  }
  return () => {
    for (const [target, listener] of added.splice(0)) target.removeEventListener(...listener);
  };
}

/** jsdom numbers timers and frames as they are asked for. */
function stopTimers(window) {
  const last = window.setTimeout(() => undefined);
  for (let id = last; id > 0 && id > last - 10_000; id -= 1) window.clearTimeout(id);
  const frame = window.requestAnimationFrame(() => undefined);
  for (let id = frame; id > 0 && id > frame - 10_000; id -= 1) window.cancelAnimationFrame(id);
}

function empty({ document, history, localStorage, sessionStorage }) {
  // The elements themselves stay: libraries hold on to the body.
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
}
