import { failingRead, onLeagueDay, pyramidCell, refuse } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aMatch, cellsOf, PLAYERS, ROUND } from '../../testing/a-season';
import { openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { openRound, SEASON_CALL } from '../../testing/open-round';

const { api, season, preview } = openRound();
const [babic, horvat, zoric] = PLAYERS as [
  (typeof PLAYERS)[number],
  (typeof PLAYERS)[number],
  (typeof PLAYERS)[number],
];

const PYRAMID = [
  pyramidCell(1, 1, horvat, { endPoints: 117, matchPoints: 4, bonus: 13, colour: 'green', movement: 'UP' }),
  pyramidCell(1, 2, zoric, { endPoints: 100, matchPoints: 0, bonus: 0, colour: 'blue', movement: 'STAY' }),
  pyramidCell(2, 1, babic, { endPoints: 101, matchPoints: 1, bonus: 0, colour: 'red', movement: 'DOWN' }),
];
const pairs = (count: number) => Array.from({ length: count }, (_, index) => aMatch({ id: `2026-2-${index + 1}` }));
const next = (count: number) => ({
  round: { ...ROUND, number: 2, round: 'DRUGO_KOLO' as const },
  pyramid: cellsOf([1, 2, 3]),
  matches: pairs(count),
  byes: [zoric],
  joined: [],
  withdrawn: [zoric],
});

const openWith = (but: object) => {
  api.use(
    onLeagueDay('2026-04-10'),
    http.post(`${SEASON_CALL}/rounds/preview`, () => HttpResponse.json({ ...preview(), ...but })),
  );
  openAsAdmin('/admin/pyramid-control/rounds/preview');
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const read = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();

test('the pyramid is a table with a header per row, and each place tells movement and points in words', async () => {
  openWith({ pyramid: PYRAMID });
  const table = await screen.findByRole('table', { name: 'Piramida nakon 1. kola' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((header) => header.textContent),
  ).toEqual(['1. red', '2. red']);
  const [first, , , , below] = within(table).getAllByRole('cell');
  expect(first).toHaveAccessibleName('Horvat L. penje se , prije 100, poslije 117 bodova');
  expect(below).toHaveAccessibleName('Babić I. pada , prije 100, poslije 101 bod');
  expect(within(table).getAllByText('prazno')).toHaveLength(5);
});

test('the points of match and row are in a table that opens below the pyramid', async () => {
  openWith({ pyramid: PYRAMID });
  await userEvent.click(await screen.findByText('Bodovi po igračima'));
  expect((await rowsOf('Bodovi po igračima')).map((row) => row.map(read))).toEqual([
    ['Igrač', 'Mjesto', 'Prije', 'Meč', 'Red', 'Poslije', 'Pomak'],
    ['Horvat L.', '1. red, 1.', '100', '4', '13', '117', '↑penje se'],
    ['Zorić A.', '1. red, 2.', '100', '0', '0', '100', '●ostaje'],
    ['Babić I.', '2. red, 1.', '100', '1', '0', '101', '↓pada'],
  ]);
});

test('a swap within the first row, which plays within itself, names the row once', async () => {
  openWith({
    moves: [{ up: { player: horvat, fromRow: 1, toRow: 1 }, down: { player: babic, fromRow: 1, toRow: 1 } }],
  });
  const moves = await section('Pomaci');
  expect(moves.getByText('1 zamjena mjesta')).toBeVisible();
  expect(moves.getByText('1. red')).toBeVisible();
  expect(moves.getByText('Horvat L. penje se unutar 1. reda, Babić I. pada unutar 1. reda')).toBeInTheDocument();
});

test('of many next pairs the first ten are shown, and all on request', async () => {
  openWith({ next: next(12) });
  const card = await section('Parovi 2. kola');
  expect(card.getByText('12')).toBeVisible();
  expect(card.getByText('Bez protivnika: Zorić A.')).toBeVisible();
  expect(card.getAllByRole('listitem')).toHaveLength(10);
  await press('Svi parovi 2. kola');
  expect(card.getAllByRole('listitem')).toHaveLength(12);
  const fewer = card.getByRole('button', { name: 'Prvih 10 parova 2. kola' });
  expect(fewer).toHaveFocus();
  await userEvent.click(fewer);
  expect(card.getAllByRole('listitem')).toHaveLength(10);
});

test('the next round has its dates and who leaves; ten pairs or fewer need no button', async () => {
  openWith({ next: next(10) });
  const card = await section('2. kolo');
  expect(card.getByText('13.04. – 19.04.')).toBeVisible();
  expect(card.getByText('Izlazi: Zorić A.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Svi/ })).toBeNull();
});

test.each([
  ['2026-04-12', 'Rok za upis je 12.04. Što ostane otvoreno, vrijedi kao neodigrano: 0 bodova, bez pomaka.'],
  ['2026-04-13', 'Rok za upis bio je 12.04. Što ostane otvoreno, vrijedi kao neodigrano: 0 bodova, bez pomaka.'],
])('on %s the unplayed matches come with their deadline, and each with its link', async (today, note) => {
  api.use(onLeagueDay(today));
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  const card = await section('Nije odigrano');
  expect((await card.findByText(/^Rok za upis/)).textContent).toBe(note);
  expect(card.getByRole('link', { name: 'Upiši, izazivač Horvat L., branitelj Babić I.' })).toHaveAttribute(
    'href',
    '/admin/pyramid-control/rounds?match=2026-1-1',
  );
});

test('with all results there is nothing to enter, and no deadline', async () => {
  season.unplayed = [];
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await (await section('Nije odigrano')).findByText('Svi mečevi imaju rezultat.')).toBeVisible();
  expect(screen.queryByText(/^Rok za upis/)).toBeNull();
});

test('after the last round the knockout follows, and the bar says until when the closing can be undone', async () => {
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(aControl({ plannedRounds: 1 }))));
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await screen.findByText('Nakon objave slijedi ždrijeb završnog turnira.')).toBeVisible();
  expect(screen.getByText('Objavom se zatvara 1. kolo, posljednje u sezoni.')).toBeVisible();
  expect(screen.getByText('Objavu možete poništiti dok završni turnir nema rezultata.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Datumi sljedećeg kola' })).toBeNull();
});

test('dates in the address that the server refuses can be changed although there is no preview', async () => {
  api.use(http.post(`${SEASON_CALL}/rounds/preview`, () => refuse(400, 'Kolo predugo traje.')));
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await screen.findByText(/^Nismo uspjeli učitati pregled/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Datumi sljedećeg kola' })).toBeVisible();
});

test('without a preview the next round’s dates can be changed, also while the preview is asked for again', async () => {
  const failing = failingRead(`${SEASON_CALL}/rounds/preview`);
  api.use(failing.handler);
  const { client } = openAsAdmin('/admin/pyramid-control/rounds/preview');
  const dates = await screen.findByRole('button', { name: 'Datumi sljedećeg kola' });
  await failing.repeat(client);
  expect(dates).toBeVisible();
});
