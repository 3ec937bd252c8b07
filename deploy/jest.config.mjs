/** Native ES modules: run with NODE_OPTIONS=--experimental-vm-modules, as npm test does. */
export default {
  displayName: 'deploy',
  reporters: ['default', '<rootDir>/../shared/build/jest-report.mjs'],
  testMatch: ['<rootDir>/**/*.test.{mjs,ts}'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
};
