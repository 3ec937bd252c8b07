/** A process keeps its loaded modules: watch mode and coverage therefore need a context per file. */
const needsContexts = process.argv.some((argument) => /^--(watch|coverage)/.test(argument));

/** What the databases of this run are called; its test processes leave them to each other, and the end drops them. */
process.env.TEST_DATABASES = `club_test_${process.pid}`;

/** Native ES modules: run with NODE_OPTIONS=--experimental-vm-modules (npm test -w server does). */
export default {
  rootDir: '.',
  reporters: ['default', '@club/shared/build/jest/report.mjs'],
  maxWorkers: 2,
  // A test process is replaced when it has grown.
  workerIdleMemoryLimit: '1GB',
  // Node itself, whose modules all files of a process share; see runtime.cjs.
  testEnvironment: needsContexts ? 'node' : '<rootDir>/jest/environment.cjs',
  runtime: '<rootDir>/jest/runtime.cjs',
  setupFilesAfterEnv: ['@club/shared/build/jest/retry.mjs'],
  globalTeardown: '<rootDir>/jest/drop-databases.mjs',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript' },
          // `with { type: 'json' }` must reach the module loader.
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '^content-disposition$': '<rootDir>/jest/content-disposition.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Only for a hang: on a busy machine opening a fresh embedded database takes seconds, and a property test minutes.
  testTimeout: 180_000,
};
