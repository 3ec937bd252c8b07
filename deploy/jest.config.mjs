/** Native ES modules: run with NODE_OPTIONS=--experimental-vm-modules, as npm test does. */
export default {
  displayName: 'deploy',
  reporters: ['default', '<rootDir>/../shared/build/jest/report.mjs'],
  testMatch: ['<rootDir>/**/*.test.{mjs,ts}'],
  // Only for a hang: on a busy machine a test that starts processes takes longer than the usual five seconds.
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
};
