import { fakeApi, leaguePlayer, onLeagueDay, pyramidCell } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aPyramid } from '../../testing/a-season';
import { openAsAdmin, press } from '../../testing/administrator';

const entry = { entered: true, isSubstitute: false, withdrawn: false };
const players = [
  { ...leaguePlayer(1, 'Ivan', 'Horvat'), displayName: 'Horvat I. (1)', nadimak: 'Crni', ...entry },
  { ...leaguePlayer(2, 'Ivan', 'Horvat'), displayName: 'Horvat I. (2)', nadimak: null, ...entry },
  { ...leaguePlayer(3, 'Petra', 'Novak'), nadimak: 'Pero', ...entry },
];
let arePlaying: boolean;
const pyramid = () =>
  aPyramid({
    'List of players': players.map((player) => ({ ...player, inPyramid: arePlaying })),
    'List of pyramid': arePlaying ? players.map((player, index) => pyramidCell(1, index + 1, player)) : [],
  });
fakeApi(
  onLeagueDay('2026-04-13'),
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(pyramid())),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(aControl())),
);
const offered = async (field: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};
const TOLD_APART = ['Horvat Ivan (Crni)', 'Horvat I. (2)', 'Novak Petra'];

test.each([
  ['who withdraws', true, 'Upiši odustajanje', 'Igrač'],
  ['who is absent', true, 'Upiši odsutnost', 'Tko ne igra'],
  ['who substitutes', false, 'Upiši odsutnost', 'Zamjena'],
])('two players of the same name are distinguished: %s', async (_what, areRegulars, button, field) => {
  arePlaying = areRegulars;
  openAsAdmin('/admin/pyramid-control/rounds');
  await press(button);
  expect(await offered(field)).toEqual(expect.arrayContaining(TOLD_APART));
});

test('two players of the same name are distinguished: putting one into the pyramid', async () => {
  arePlaying = false;
  openAsAdmin('/admin/pyramid-control');
  expect(await offered(/^Igrač/)).toEqual(['Nitko (bez zamjene)', ...TOLD_APART]);
});
