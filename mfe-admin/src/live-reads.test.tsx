import type { Topic } from '@club/shared/contracts/events';
import { fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLeagueBooks, useOrganizationBooks } from './finances/books/use-books';
import { useFriendlyStatistics } from './finances/friendly-statistics/use-friendly-statistics';
import { usePaymentYears, useYearPayments } from './finances/friendly-statistics/use-payments';
import { useLeaguePayments } from './finances/league-payments/use-league-payments';
import { useFirstSteps } from './first-steps/use-first-steps';
import { useLeagueDraw, useSeeders } from './pyramid-control/knockout/use-knockout';
import { useSeasonResults } from './pyramid-control/season-results/use-season-results';
import { useReservationList } from './reservations/reservation-lists/use-reservation-list';
import { useSeasonSettings } from './settings/league-settings/use-season-settings';
import { useManagedUserPage } from './users/manage-users/use-managed-users';
import { useUsers } from './users/user-balances/use-users';
import { useStatement } from './users/user-details/use-statement';
import { useUserDetails } from './users/user-details/use-user-details';

type Read = readonly [call: string, topics: readonly Topic[], useRead: () => unknown];

const READS: readonly Read[] = [
  ['league-expenses?year=2026', ['finances', 'accounts', 'league'], () => useLeagueBooks(2026)],
  ['organization-expenses/2026', ['finances', 'accounts', 'league'], () => useOrganizationBooks(2026)],
  ['admin/friendlies-statistics', ['accounts', 'grid', 'finances'], useFriendlyStatistics],
  ['admin/payments/years', ['finances'], usePaymentYears],
  ['admin/payments-app/year/2026', ['accounts', 'members'], () => useYearPayments(2026, 1)],
  ['admin-payments-league', ['league'], useLeaguePayments],
  ['league-draw/2026', ['league'], () => useLeagueDraw(2026)],
  ['summer-league-seeders/2026', ['league'], () => useSeeders(2026)],
  ['all-pyramids', ['league'], () => useSeasonResults(2026)],
  ['admin-friendly-matches', ['grid', 'accounts'], () => useReservationList('admin-friendly-matches', 1, {})],
  ['admin/league/seasons', ['league'], useSeasonSettings],
  ['admin/opening', ['club-day', 'pricing', 'members'], useFirstSteps],
  ['admin/user-management', ['members', 'passwords'], () => useManagedUserPage(1, '')],
  ['admin-users', ['accounts', 'members'], () => useUsers({ page: 1, order: 'name', search: '', debtors: false })],
  ['admin-users/5/statement', ['accounts'], () => useStatement(5)],
  ['admin-users-details/5', ['accounts', 'members', 'grid'], () => useUserDetails(5)],
];

/** Earlier than pages read again that have heard nothing from their stream. */
const SOON = { timeout: 5_000 };

const live = liveEvents();
let reads: string[] = [];
fakeApi(
  live.handler,
  // A read that is refused is repeated like one that has succeeded.
  http.get('*/api/*', ({ request }) => {
    reads.push(request.url.replace(/^.*\/api\//, ''));
    return new HttpResponse(null, { status: 400 });
  }),
);

function Reader({ useRead }: { useRead: () => unknown }) {
  useRead();
  return null;
}

test.each(READS)('GET %s is repeated after a change of %j', async (call, topics, useRead) => {
  reads = [];
  const count = () => reads.filter((read) => read.startsWith(call)).length;
  renderRoutes([{ path: '/', element: <Reader useRead={useRead} /> }], { at: '/', as: member({ roles: ['ADMIN'] }) });
  live.connect();
  await waitFor(() => expect(count()).toBe(1));
  for (const [index, topic] of topics.entries()) {
    await live.change(topic);
    await waitFor(() => expect(count()).toBe(index + 2), SOON);
  }
});
