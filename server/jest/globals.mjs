/** What replaces modules: Node keeps one that it has loaded, so a file needs a context of its own for it. */
const NEEDS_CONTEXT = /Module|^(do|dont|un|deepUn|set)?mock$/i;

/** In place of `@jest/globals`: of the file whose tests run now. */
export const jest = new Proxy(
  {},
  {
    get(_, name) {
      if (NEEDS_CONTEXT.test(String(name))) throw new Error(`jest.${String(name)} needs @jest-environment node`);
      return globalThis[Symbol.for('jest')][name];
    },
  },
);
