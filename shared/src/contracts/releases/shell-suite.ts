import { fitsRange } from '@club/shared/domain';
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

/** A requirement of a remote that the shell does not meet. */
export type Misfit =
  | { readonly of: 'contract'; readonly needed: number; readonly provided: number }
  | { readonly of: 'shared'; readonly needed: string; readonly provided: string };

/**
 * Why a remote must not run in the shell; undefined if it may.
 * @param remote the content of its remote.json; one that states no `contract` and no range `shared` fits every shell
 */
export function misfitOf(remote: Readonly<Record<string, unknown>>, suite: ShellSuite): Misfit | undefined {
  const { contract, shared } = remote;
  if (suite.contract !== undefined && typeof contract === 'number' && contract !== suite.contract) {
    return { of: 'contract', needed: contract, provided: suite.contract };
  }
  if (suite.shared === undefined || typeof shared !== 'string' || fitsRange(suite.shared, shared)) return undefined;
  return { of: 'shared', needed: shared, provided: suite.shared };
}
