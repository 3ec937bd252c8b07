import { afterCommit, type Tx } from '../platform/database';
import type { ServiceParts } from '../platform/service-parts';
import type { GridCache, GridStep } from './grid-change';

interface Announcing {
  readonly live: ServiceParts['live'];
  readonly grid: GridCache;
}

/**
 * The last step of a change of the grid, because every other change waits for the row of its version.
 * @param memberIds whose accounts have changed with it
 * @returns the version of the grid that contains the change
 */
export async function announceGridChange(
  tx: Tx,
  { live, grid }: Announcing,
  memberIds: readonly number[],
  step: Omit<GridStep, 'version'>,
): Promise<number> {
  let version = 0;
  // Registered before changedNow, so that it runs before the change is published: a grid that already contains the change
  // need not be read again.
  afterCommit(tx, () => grid.apply({ version, ...step }));
  const accounts = memberIds.map((memberId) => ({ topic: 'account' as const, memberId }));
  version = (await live.changedNow(tx, [...accounts, { topic: 'grid' }])).at(-1) ?? 0;
  return version;
}
