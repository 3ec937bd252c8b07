/** Every test of the repository in one run: the projects keep their own settings beside their code. */
export default {
  rootDir: '../..',
  // Jest takes this from the root alone. A fresh database may take seconds on a busy machine.
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
