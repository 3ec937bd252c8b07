/** Native ES modules: run with NODE_OPTIONS=--experimental-vm-modules (npm test -w server does). */
export default {
  rootDir: '.',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Opening a fresh embedded database takes up to three seconds on a busy machine.
  testTimeout: 30_000,
};
