import { screen } from '@testing-library/react';
import { openAsAdmin } from '../testing/administrator';

test('the home page links to all pages of administrators', async () => {
  openAsAdmin('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Administracija' })).toBeVisible();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/admin-users',
      '/admin-total-finances',
      '/admin-friendly-statistics',
      '/admin-league-finances',
      '/admin-payments-league',
      '/manage-users',
      '/admin/pyramid-control',
      '/admin-friendly-matches',
      '/admin-league-matches',
      '/main-reservations',
      '/admin-delete-reservations',
      '/admin/court-closures',
      '/admin/settings',
      '/admin/action-log',
    ]),
  );
});
