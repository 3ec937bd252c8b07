import { UserOrder } from '@club/shared/contracts/accounts/member-accounts';

/** Sort orders of the members' table; the server sorts. */
const LABELS: Readonly<Record<UserOrder, string>> = {
  name: 'Prezime, A–Ž',
  'name-down': 'Prezime, Ž–A',
  'balance-up': 'Stanje, od najnižeg',
  'balance-down': 'Stanje, od najvišeg',
  gratis: 'Gratis, od najviše',
};

export const ORDER_OPTIONS = UserOrder.options.map((value) => ({ value, label: LABELS[value] }));

/** The order in an address; anything else means by name. */
export const userOrder = (text: string | null): UserOrder => UserOrder.safeParse(text).data ?? 'name';
