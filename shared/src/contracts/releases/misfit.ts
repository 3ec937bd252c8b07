import { fitsRange } from '@club/shared/domain';
import type { ShellSuite } from './shell-suite';

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
