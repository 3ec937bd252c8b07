import type { ControlPlayer } from '@club/shared/contracts/league/pyramid-control';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { fakeApi, leaguePlayer, leagueRound, onLeagueDay, pyramidCell } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aPyramid } from '../../testing/a-season';
import { openAsAdmin, press } from '../../testing/administrator';

const CLOSED = leagueRound({ state: 'CLOSED' });
const OPEN = leagueRound({ number: 2, round: 'DRUGO_KOLO' });
const NOBODY_FREE = 'Nitko ne može biti zamjena: svi koji nisu odustali već igraju u ovom kolu.';
const players = ['Babić', 'Horvat', 'Kralj', 'Novak'].map((prezime, index) => leaguePlayer(index + 1, 'Ana', prezime));
const [babic, horvat, kralj, novak] = players as [Player, Player, Player, Player];
type Player = (typeof players)[number];

const inRound = (...regulars: Player[]): PyramidCell[] =>
  regulars.map((player, index) => pyramidCell(1, index + 1, player));

let cells: PyramidCell[];
let withdrawn: readonly Player[];
/** The round before which they left. */
let withdrawnBefore: number | undefined;
const control = (): ControlPlayer[] =>
  players.map((player) => ({
    ...player,
    nadimak: null,
    entered: !withdrawn.includes(player),
    inPyramid: cells.some((cell) => (cell.substituted ?? cell.player)?.id === player.id),
    isSubstitute: cells.some((cell) => cell.substituted && cell.player?.id === player.id),
    withdrawn: withdrawn.includes(player),
    ...(withdrawn.includes(player) && withdrawnBefore && { withdrawnBefore }),
  }));
fakeApi(
  onLeagueDay('2026-04-20'),
  http.get('*/api/admin/pyramid-control', () =>
    HttpResponse.json(aPyramid({ 'List of players': control(), 'List of pyramid': cells, round: OPEN })),
  ),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(aControl({ rounds: [CLOSED, OPEN] }))),
  http.get('*/api/admin/pyramid-initial/2026/PRVO_KOLO', () => HttpResponse.json(inRound(babic, horvat))),
);
beforeEach(() => {
  cells = inRound(babic, horvat, kralj);
  withdrawn = [];
  withdrawnBefore = undefined;
});

const open = async () => {
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši odsutnost');
};
const field = (name: string) => screen.findByRole('combobox', { name });
const offered = async (name: string) => {
  await userEvent.click(await field(name));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  return options;
};
const choose = async (name: string, option: string) => {
  await userEvent.click(await field(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

test('regulars of the round can be absent, and who does not play in it can substitute', async () => {
  await open();
  expect(await offered('Tko ne igra')).toEqual(['Babić Ana', 'Horvat Ana', 'Kralj Ana']);
  expect(await offered('Zamjena')).toEqual(['Bez zamjene', 'Novak Ana']);
  expect(screen.queryByText(NOBODY_FREE)).not.toBeInTheDocument();
});

test('a substitute plays already, but may be entered again for the same regular', async () => {
  cells = [pyramidCell(1, 1, novak, { substituted: babic }), ...inRound(horvat, kralj)];
  await open();
  await choose('Tko ne igra', 'Horvat Ana');
  expect(await offered('Zamjena')).toEqual(['Bez zamjene']);
  expect(screen.getByText(NOBODY_FREE)).toBeVisible();
  await choose('Tko ne igra', 'Babić Ana');
  expect(await offered('Zamjena')).toEqual(['Bez zamjene', 'Novak Ana']);
});

test('who has withdrawn does not substitute in the open round', async () => {
  withdrawn = [novak];
  await open();
  expect(await offered('Zamjena')).toEqual(['Bez zamjene']);
  expect(await field('Zamjena')).toHaveAccessibleDescription(NOBODY_FREE);
});

test('in a closed round those of its own pyramid have played', async () => {
  withdrawn = [novak];
  withdrawnBefore = 2;
  await open();
  await choose('Kolo', '1. kolo');
  await waitFor(async () => expect(await offered('Tko ne igra')).toEqual(['Babić Ana', 'Horvat Ana']));
  // Somebody who came later, or has left since, may have stood in.
  expect(await offered('Zamjena')).toEqual(['Bez zamjene', 'Kralj Ana', 'Novak Ana']);
});

test('who had withdrawn before a closed round did not substitute in it', async () => {
  withdrawn = [novak];
  withdrawnBefore = 1;
  await open();
  await choose('Kolo', '1. kolo');
  await waitFor(async () => expect(await offered('Tko ne igra')).toEqual(['Babić Ana', 'Horvat Ana']));
  expect(await offered('Zamjena')).toEqual(['Bez zamjene', 'Kralj Ana']);
});

test('on the board of an open round, too, only who does not play in it is offered as a substitute', async () => {
  openAsAdmin('/admin/pyramid-control');
  expect(await offered('Igrač')).toEqual(['Nitko (bez zamjene)', 'Novak Ana']);
});
