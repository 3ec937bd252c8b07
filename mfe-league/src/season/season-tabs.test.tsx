import { fakeApi, renderRoutes } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { seasonCalls } from '../testing/league-api';
import { SeasonTabs } from './season-tabs';

fakeApi(...seasonCalls());
const open = (year: number) =>
  renderRoutes([{ path: '/', element: <SeasonTabs year={year} tab="results" /> }], { at: '/' });

test('a year that is not listed has no pages and no menu of them, only the way to its neighbours', async () => {
  open(2030);
  const previous = () => screen.getByRole('link', { name: 'Prethodna sezona' });
  await waitFor(() => expect(previous()).toHaveAttribute('href', '/summer-league/2025'));
  expect(screen.queryByRole('navigation', { name: 'Stranice sezone' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rezultati' })).not.toBeInTheDocument();
});

test('a listed year has its pages, and the menu of them for a phone', async () => {
  open(2025);
  expect(await screen.findAllByRole('navigation', { name: 'Stranice sezone' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Rezultati' })).toBeInTheDocument();
});
