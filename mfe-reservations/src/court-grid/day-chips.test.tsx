import { asPhone, fakeApi, member, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { clubDay, leagueStatus, slotList } from '../testing/club-api';
import { clubSlots } from '../testing/club-slots';

const slots = clubSlots({
  1: { statusB: 'LEAGUE', statusD: null },
  2: { statusD: 'MAINTENANCE' },
  15: { statusD: null },
});
fakeApi(clubDay(), leagueStatus(), slotList('get-all-termins', slots));
asPhone();

test('each day’s chip counts the slots that can still be booked, without those that have begun', async () => {
  renderRoutes(routes, { at: '/main-reservations', as: member() });
  const bar = await screen.findByRole('navigation', { name: 'Dani' });
  const chips = within(bar).getAllByRole('button');
  expect(chips[0]).toHaveAccessibleName('pet 20. studenoga, 2 slobodna termina');
  expect(chips.map((chip) => within(chip).getByText(/ slob\.$/).textContent)).toEqual([
    '2 slob.',
    '3 slob.',
    '4 slob.',
    '1 slob.',
  ]);
  expect(chips[3]).toHaveAccessibleName('pon 23. studenoga, 1 slobodan termin');
});
