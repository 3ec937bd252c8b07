import remote from '../remote.json';

/** Access of the second specification's route table, and of the pages that this product adds. */
const ADMIN = ['ADMIN'];
const FINANCE = ['ADMIN', 'MAINTENANCE'];

test.each([
  ['/admin', ADMIN],
  ['/admin-users', ADMIN],
  ['/admin-user-details/:id/:ime?/:prezime?', ADMIN],
  ['/manage-users', ADMIN],
  ['/admin-friendly-matches', ADMIN],
  ['/admin-league-matches', ADMIN],
  ['/admin-delete-reservations', ADMIN],
  ['/admin/court-closures', ADMIN],
  ['/admin/settings', ADMIN],
  ['/admin/action-log', ADMIN],
  ['/admin/season-import', ADMIN],
  ['/admin/pyramid-control', ADMIN],
  ['/admin/pyramid-control/rounds', ADMIN],
  ['/admin/pyramid-control/rounds/preview', ADMIN],
  ['/admin/league-registrations', ADMIN],
  ['/admin/pyramid-control/edit-pyramids', ADMIN],
  ['/admin/pyramid-control/results', ADMIN],
  ['/admin/pyramid-control/knockout', ADMIN],
  ['/admin/pyramid-control/knockout/preview', ADMIN],
  ['/admin/pyramid-control/changes', ADMIN],
  ['/admin/add-expense', ADMIN],
  ['/admin/add-expense-org', ADMIN],
  ['/admin-league-finances', ADMIN],
  ['/admin-payments-league', ADMIN],
  ['/admin-total-finances', FINANCE],
  ['/admin-friendly-statistics', FINANCE],
  ['/admin-friendly-statistics/payments-by-year/:year', FINANCE],
])('%s is open to %j', (path, access) => {
  expect(remote.routes.find((route) => route.path === path)?.access).toEqual(access);
});
