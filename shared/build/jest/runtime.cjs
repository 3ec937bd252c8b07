const { default: JestRuntime } = require('jest-runtime');

/** Our own modules if installed as a package, and entry points that register with a file's tests when they are loaded. */
const OF_A_FILE = /\/node_modules\/(@club\/|@testing-library\/(react|jest-dom)\/dist\/index\.js$)/;

const isLibrary = (file) => file.includes('/node_modules/') && !OF_A_FILE.test(file);

/** The shared module registry of all files of a process; undefined until the first file needs it. */
let libraries;

/** By file: the function that a module of ours or of jest was compiled to, and its source. */
const compiled = new Map();

/** Each test file evaluates a module again, in the same window: the function it was compiled to can be reused. */
function keepCompiled(executor) {
  const { compile } = executor;
  executor.compile = (source, file) => {
    const known = compiled.get(file);
    if (known?.source === source) return known.run;
    const run = compile.call(executor, source, file);
    compiled.set(file, { source, run });
    return run;
  };
}

/**
 * Libraries (React, MUI, msw: some 2,000 modules) are loaded once per process; our own modules, which contain the
 * session and the screens' state, once per test file. Needs a window that is kept; see environment.cjs.
 */
module.exports = class KeptLibraries extends JestRuntime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    // A file with `@jest-environment node` at its top has no window, and its own libraries.
    this.hasWindow = environment.dom !== undefined;
    if (!this.hasWindow) return;
    keepCompiled(this.executor);
    libraries ??= new JestRuntime(config, environment, ...others);
  }

  requireModule(from, name, options, ...others) {
    if (this.hasWindow && !options?.isInternalModule && !this._resolution.isCoreModule(name ?? from)) {
      const file = this._resolution.resolveCjs(from, name);
      if (isLibrary(file)) return libraries.requireModule(file, undefined, options, ...others);
    }
    return super.requireModule(from, name, options, ...others);
  }
};
