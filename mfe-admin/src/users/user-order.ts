import type { AdminUserRow } from '@club/shared/contracts/members';
import { byName } from '../member-search/name-order';

type Compare = (a: AdminUserRow, b: AdminUserRow) => number;

/** How the members' table can be sorted; equal balances stand by name. */
const ORDERS = {
  name: { label: 'Prezime, A–Ž', compare: byName },
  'name-down': { label: 'Prezime, Ž–A', compare: (a, b) => byName(b, a) },
  'balance-up': {
    label: 'Stanje, od najnižeg',
    compare: (a, b) => a.accountBalance - b.accountBalance || byName(a, b),
  },
  'balance-down': {
    label: 'Stanje, od najvišeg',
    compare: (a, b) => b.accountBalance - a.accountBalance || byName(a, b),
  },
  gratis: {
    label: 'Gratis, od najviše',
    compare: (a, b) => b.gratisServiceReservations - a.gratisServiceReservations || byName(a, b),
  },
} satisfies Record<string, { label: string; compare: Compare }>;

export type UserOrder = keyof typeof ORDERS;

export const ORDER_OPTIONS = Object.entries(ORDERS).map(([value, { label }]) => ({ value, label }));

/** The order that an address asks for; anything else is by name. */
export const userOrder = (text: string | null): UserOrder =>
  text !== null && Object.hasOwn(ORDERS, text) ? (text as UserOrder) : 'name';

export const inOrder = (users: readonly AdminUserRow[], order: UserOrder): AdminUserRow[] =>
  users.toSorted(ORDERS[order].compare);
