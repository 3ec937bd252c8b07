/** What replaces modules: Node keeps a loaded module, so a file with replacements needs its own context. */
const NEEDS_CONTEXT = /Module|^(do|dont|un|deepUn|set)?mock$/i;

/** Replaces `@jest/globals`: the `jest` object of the test file that currently runs. */
export const jest = new Proxy(
  {},
  {
    get(_, name) {
      if (NEEDS_CONTEXT.test(String(name))) throw new Error(`jest.${String(name)} needs @jest-environment node`);
      return globalThis[Symbol.for('jest')][name];
    },
  },
);
