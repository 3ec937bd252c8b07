/** All tests of the repository in one run: each project keeps its own settings next to its code. */
export default {
  rootDir: '../..',
  // Jest reads this only from the root. A new database may take seconds on a busy machine.
  testTimeout: 60_000,
  projects: [
    '<rootDir>/shared',
    '<rootDir>/shell',
    '<rootDir>/mfe-reservations',
    '<rootDir>/mfe-account',
    '<rootDir>/mfe-league',
    '<rootDir>/mfe-admin',
    '<rootDir>/server',
    '<rootDir>/deploy',
  ],
};
