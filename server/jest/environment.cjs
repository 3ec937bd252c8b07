const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { restorePoint } = require('@club/shared/build/jest/restore-point.cjs');

/** Node itself: one global object for all test files of a process, restored after each file. */
module.exports = class NodeItself {
  constructor({ projectConfig }) {
    this.restore = restorePoint(globalThis, process, process.env);
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    // Node's own mapping from a stack trace to the source, which jest has replaced, supports these modules.
    Error.prepareStackTrace = undefined;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    this.restore();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
