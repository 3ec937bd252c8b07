import * as z from '@club/shared/schema';

/** The server's copy of its shell's suite.json in the folder of releases, for the release tool. */
export const SHELL_FILE = 'shell.json';

/** suite.json: what the shell's build reports about itself; older shells report less. */
export const ShellSuite = z.object({
  /** Its own version. */
  version: z.optional(z.string()),
  /** The version of @club/shared that it provides. */
  shared: z.optional(z.string()),
  /** Number of its contract with remotes. */
  contract: z.optional(z.number()),
  /**
   * Only in the server's copy: the addresses of the remotes that it serves from elsewhere (its REMOTES), whatever is
   * released.
   */
  addresses: z.optional(z.record(z.string(), z.string())),
});
export type ShellSuite = z.infer<typeof ShellSuite>;
