import type { AdminUsersQuery, UserOrder } from '@club/shared/contracts/accounts/member-accounts';
import type { FoundMembers } from '../members';

export interface MemberFilter extends Pick<AdminUsersQuery, 'debtors'> {
  /** Members who match the search text; all members when there is none. */
  readonly found: FoundMembers;
}

export type Direction = 'asc' | 'desc';

/** The sort key of a list before the names; undefined: the names alone. */
export const ACCOUNT_ORDER: Readonly<
  Record<UserOrder, readonly [column: 'balance_cents' | 'gratis', Direction] | undefined>
> = {
  name: undefined,
  'name-down': undefined,
  'balance-up': ['balance_cents', 'asc'],
  'balance-down': ['balance_cents', 'desc'],
  gratis: ['gratis', 'desc'],
};

export const nameDirection = (order: UserOrder): Direction => (order === 'name-down' ? 'desc' : 'asc');

/** The direction for reading a list from its end. */
export const scanDirection = (direction: Direction, reversed: boolean): Direction =>
  reversed ? (direction === 'asc' ? 'desc' : 'asc') : direction;
