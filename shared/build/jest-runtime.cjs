const { default: JestRuntime } = require('jest-runtime');

/** Our own modules, installed as a package, and entries that attach themselves to the tests of a file as they are loaded. */
const OF_A_FILE = /\/node_modules\/(@club\/|@testing-library\/(react|jest-dom)\/dist\/index\.js$)/;

const isLibrary = (file) => file.includes('/node_modules/') && !OF_A_FILE.test(file);

/** What all files of a process load from; undefined until the first does. */
let libraries;

/**
 * Libraries (React, MUI, msw: some 2,000 modules) are loaded once by each process; our own modules, which hold what is
 * signed in and shown, by each test file anew. It goes with a window that is kept; see jest-environment.cjs.
 */
module.exports = class KeptLibraries extends JestRuntime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    // A file with `@jest-environment node` above it has no window, and libraries of its own.
    this.hasWindow = environment.dom !== undefined;
    if (this.hasWindow) libraries ??= new JestRuntime(config, environment, ...others);
  }

  requireModule(from, name, options, ...others) {
    if (this.hasWindow && !options?.isInternalModule && !this._resolution.isCoreModule(name ?? from)) {
      const file = this._resolution.resolveCjs(from, name);
      if (isLibrary(file)) return libraries.requireModule(file, undefined, options, ...others);
    }
    return super.requireModule(from, name, options, ...others);
  }
};
