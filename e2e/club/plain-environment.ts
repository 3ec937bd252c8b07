/** Variables that a program needs from its machine, and those that configure the tests. */
const NEEDED =
  /^(?:PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|TEST_\w+|CHROMIUM_PATH|npm_config_\w+|(?:https?|no)_proxy)$/i;

/**
 * This process's environment without the settings of a club: those in a shell may be a real club's (its database, its mail
 * server), and an unnoticed setting would change what is tested or measured.
 */
export const plainEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name)));
