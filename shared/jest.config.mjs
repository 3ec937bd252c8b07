import { reactJest } from './build/jest.mjs';

const { reporters, maxWorkers, testTimeout, ...sources } = reactJest(import.meta.dirname);
const { rootDir, modulePathIgnorePatterns, transform } = sources;

/** The tests of `build` need neither React nor a window. */
const build = {
  rootDir,
  modulePathIgnorePatterns,
  transform,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/build/**/*.test.mjs'],
  setupFilesAfterEnv: ['<rootDir>/build/jest/retry.mjs'],
};

export default { reporters, maxWorkers, testTimeout, projects: [sources, build] };
