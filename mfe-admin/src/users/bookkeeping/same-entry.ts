import { SameAmount } from '@club/shared/contracts/accounts/bookkeeping';
import { ApiError } from '@club/shared/http';
import type { BookedMember } from './planned-entry';

/** Another administrator has just entered the same: a second confirmation books it a second time. */
export interface SameEntry {
  readonly message: string;
  /** The balance including what the other administrator entered. */
  readonly newest: Partial<Pick<BookedMember, 'accountBalance'>>;
}

export function sameEntryIn(error: unknown): SameEntry | undefined {
  if (!(error instanceof ApiError) || error.code !== 'SAME_AMOUNT') return undefined;
  return { message: error.message, newest: SameAmount.safeParse(error.problem).data ?? {} };
}
