import type { RouteObject } from '@club/shared/router';
import { UnderConstruction } from '@club/shared/ui-core';

/** Screens that are announced and still to be built; each leaves this list for a folder of its own. */
const TITLES = {
  '/admin/pyramid-control': 'Kontola piramide / Piramida',
  '/admin/pyramid-control/edit-pyramids': 'Uređivanje piramida',
  '/admin/add-expense': 'Novi trošak lige',
  '/admin/add-expense-org': 'Novi trošak organizacije',
  '/admin-league-finances': 'Financije lige',
  '/admin-payments-league': 'Uplate za ligu',
  '/admin-total-finances': 'Ukupne financije',
  '/admin-friendly-statistics': 'Prijateljski financije',
  '/admin-friendly-statistics/payments-by-year/:year': 'Uplate po godini',
};

export const laterRoutes: RouteObject[] = Object.entries(TITLES).map(([path, title]) => ({
  path,
  element: <UnderConstruction title={title} />,
}));
