const { setTimeout: pause } = require('node:timers/promises');
const FixedJsdom = require('jest-fixed-jsdom');
const { restorePoint } = require('./restore-point.cjs');

/** The one window of all test files of a process, reset after each file; see runtime.cjs. */
class KeptJsdom extends FixedJsdom {
  constructor(config, context) {
    super(config, context);
    const window = this.global;
    this.url = config.projectConfig.testEnvironmentOptions.url;
    // React's scheduler outlives a file: it would wait for ever for a timer of jsdom, which ends with the file.
    window.setImmediate = setImmediate;
    this.removeListeners = recordListeners(window, window.document);
    this.restoreWindow = restorePoint(window);
    this.restoreEnv = restorePoint(process.env);
    this.restoreDocument = restorePoint(window.document);
    this.restoreNavigator = restorePoint(window.navigator);
  }

  /** Messages of jsdom go to the output of the current test file. */
  reportTo(console) {
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners();
    virtualConsole.on('jsdomError', (error) => console.error(error));
  }

  /** At the end of a file's tests: a timer that ran later would fail when it imports a module, because they are gone. */
  async handleTestEvent({ name }) {
    if (name !== 'run_finish') return;
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    // Lets React finish its work for unmounted screens.
    await pause(0);
    stopTimers(this.global);
  }

  async teardown() {
    this.removeListeners();
    empty(this.global);
    this.dom.reconfigure({ url: this.url });
    this.restoreWindow();
    this.restoreEnv();
    refuseKept([...this.restoreDocument(), ...this.restoreNavigator()]);
  }
}

let kept;

/** Jest constructs an environment for each file: this constructor returns the one of the process. */
module.exports = function KeptEnvironment(config, context) {
  kept ??= new KeptJsdom(config, context);
  kept.reportTo(context.console);
  return kept;
};

/** The next files of the process would find it, whichever they are: better that its own file fails. */
function refuseKept(keys) {
  if (keys.length === 0) return;
  throw new Error(`${keys.map(String).join(', ')} stays for the next test files: define it with 'configurable: true'.`);
}

/** @returns a function that removes the listeners that were added to the targets since then */
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

/** jsdom numbers timers and frames in ascending order. */
function stopTimers(window) {
  const last = window.setTimeout(() => undefined);
  for (let id = last; id > 0 && id > last - 10_000; id -= 1) window.clearTimeout(id);
  const frame = window.requestAnimationFrame(() => undefined);
  for (let id = frame; id > 0 && id > frame - 10_000; id -= 1) window.cancelAnimationFrame(id);
}

function empty({ document, history, localStorage, sessionStorage }) {
  // The elements themselves stay: libraries keep references to the body.
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
