/** Native ES modules: run with NODE_OPTIONS=--experimental-vm-modules, as npm test does. */
export default {
  displayName: 'deploy',
  reporters: ['default', '<rootDir>/../shared/build/jest-report.mjs'],
  testMatch: ['<rootDir>/**/*.test.mjs'],
  transform: {},
};
