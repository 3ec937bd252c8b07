/** What a program needs from the machine that it runs on, and what configures the tests. */
const NEEDED =
  /^(?:PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|TEST_\w+|CHROMIUM_PATH|npm_config_\w+|(?:https?|no)_proxy)$/i;

/**
 * This process' environment without the settings of a club: those of a shell may be a real club's (its database, its mail
 * server), and a setting that nobody knows of changes what is measured.
 */
export const plainEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name)));
