const { register, registerHooks } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: JestRuntime } = require('jest-runtime');

let isRegistered = false;

/**
 * Test files as modules of Node itself, instead of modules in a context per file: the server's modules (2,000) are
 * loaded once by each process, and stay compiled. What a file leaves on the global object and on `process` is removed
 * after it. A file that starts with `@jest-environment node` has its own context.
 */
module.exports = class NodeRuntime extends JestRuntime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.isOwnContext = environment.global !== globalThis;
    if (!this.isOwnContext) globalThis[Symbol.for('jest')] = this.jestGlobals.jestObjectFor(config.rootDir);
  }

  requireInternalModule(from, to) {
    if (this.isOwnContext) return super.requireInternalModule(from, to);
    // Jest's own part of a context, which stores the tests of its file.
    delete require.cache[from];
    return require(from);
  }

  async unstable_importModule(from, to) {
    if (this.isOwnContext) return super.unstable_importModule(from, to);
    await registerOnce();
    return import(pathToFileURL(from).href);
  }
};

async function registerOnce() {
  if (isRegistered) return;
  isRegistered = true;
  const tsx = await import('tsx/esm/api');
  tsx.register();
  // Node 26 warns of `register`; Node 20 has nothing else.
  if (registerHooks) registerHooks(require('./globals-hook.mjs'));
  else register('./globals-hook.mjs', pathToFileURL(__filename));
}
