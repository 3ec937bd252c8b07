import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import type { RoundPreview, SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press } from '../testing/administrator';
import { refuse } from '../testing/refuse';

const babic = { id: 1, ime: 'Ivan', prezime: 'Babić', displayName: 'Babić I.' };
const horvat = { id: 2, ime: 'Luka', prezime: 'Horvat', displayName: 'Horvat L.' };
const aMatch = (but: Partial<LeagueMatch> = {}): LeagueMatch => ({
  id: '2026-1-1',
  year: 2026,
  round: 'PRVO_KOLO',
  tournament: 'MAIN',
  groupType: null,
  player1: babic,
  player2: horvat,
  winner: null,
  loser: null,
  retired: null,
  substitutePlayer: null,
  substituted1: null,
  substituted2: null,
  ballCarrier: horvat,
  set1Igrac1: 0,
  set1Igrac2: 0,
  set2Igrac1: 0,
  set2Igrac2: 0,
  set3Igrac1: 0,
  set3Igrac2: 0,
  startDate: '2026-04-06',
  endDate: '2026-04-12',
  outcome: null,
  state: null,
  excused: false,
  row1: 1,
  row2: 2,
  position1: 1,
  position2: 1,
  points1: null,
  points2: null,
  movement: null,
  version: 3,
  ...but,
});
const round: SeasonControl['rounds'][number] = {
  round: 'PRVO_KOLO',
  number: 1,
  startDate: '2026-04-06',
  endDate: '2026-04-12',
  state: 'OPEN',
  matches: 1,
  played: 0,
  forfeited: 0,
  unplayed: 1,
  substitutes: 0,
  separatorRows: 1,
};
const undo = { allowed: false, what: 'Objava 1. kola', reason: '1. kolo već ima rezultate.' };

let disputed: SeasonControl['disputed'];
let absences: SeasonControl['absences'];
let sent: unknown[];
const control = (): SeasonControl => ({
  year: 2026,
  kind: 'RULES',
  state: 'ROUNDS',
  version: 5,
  plannedRounds: 2,
  rounds: [round],
  openMatches: [aMatch()],
  disputed,
  absences,
  joining: [],
  leaving: [],
  undo,
  nextDates: { startDate: '2026-04-13', endDate: '2026-04-19' },
  isDrawn: false,
  isConsolationDrawn: false,
  mayDraw: false,
  mayDrawConsolation: false,
  mayFinish: false,
});
const preview = (): RoundPreview => ({
  year: 2026,
  version: 5,
  round,
  matchPoints: 0,
  allPoints: 12,
  unplayed: [aMatch()],
  disputed,
  pyramid: [],
  moves: [{ up: { player: horvat, fromRow: 2, toRow: 1 }, down: { player: babic, fromRow: 1, toRow: 2 } }],
  next: null,
});
const pyramid: PyramidControl = {
  'List of players': [],
  'List of pyramid': [],
  year: 2026,
  version: 5,
  state: 'ROUNDS',
  round,
  plannedRounds: 2,
  publishedRounds: 1,
  undo,
};
const SEASON = '*/api/admin/league/seasons/2026';
const api = fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(pyramid)),
  http.get(SEASON, () => HttpResponse.json(control())),
  http.put(`${SEASON}/matches/2026-1-1`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Rezultat je upisan.', version: 6, match: aMatch() });
  }),
  http.delete(`${SEASON}/rounds/1/absences/1`, ({ request }) => {
    sent.push(new URL(request.url).search);
    absences = [];
    return HttpResponse.json({ message: 'Zamjena je poništena.', version: 6 });
  }),
  http.post(`${SEASON}/rounds/preview`, () => HttpResponse.json(preview())),
  http.post(`${SEASON}/rounds/publish`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Kolo je objavljeno.', version: 6 });
  }),
);
beforeEach(() => {
  disputed = [];
  absences = [];
  sent = [];
});

test('a match is entered from the attacker, and what the chosen outcome has no place for is not sent', async () => {
  openAsAdmin('/admin/pyramid-control/rounds');
  expect(await screen.findByText(/0 od 1 upisano · 1 bez rezultata/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Poništi objavu' })).toBeDisabled();
  expect(screen.getByText(/1\. kolo već ima rezultate\./)).toBeVisible();
  await press('Upiši, Horvat L. izaziva Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 1. set' }), '6');
  await userEvent.click(form.getByRole('combobox', { name: 'Ishod' }));
  await userEvent.click(screen.getByRole('option', { name: 'Nije igrano' }));
  await userEvent.click(form.getByRole('checkbox', { name: /Opravdano/ }));
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog' }), 'Kiša');
  await press('Spremi');
  expect(await screen.findByText('Rezultat je upisan.')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ outcome: 'UNPLAYED', excused: true, reason: 'Kiša', set1Igrac2: 0, version: 3 }),
  ]);
});

test('a disputed result is accepted before the round is published, and a conflict keeps the page', async () => {
  disputed = [{ match: aMatch(), reason: 'Krivi set' }];
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await screen.findByText('Horvat L. (2. → 1. red)')).toBeVisible();
  const publish = screen.getByRole('button', { name: 'Objavi' });
  expect(publish).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Osporeno: Horvat L\. izaziva Babić I\./ }));
  await userEvent.click(publish);
  api.use(
    http.post(`${SEASON}/rounds/publish`, () => refuse(409, 'Sezona se u međuvremenu promijenila.'), { once: true }),
  );
  const question = await dialog(/zatvoriti 1\. kolo/);
  await userEvent.click(question.getByRole('button', { name: 'Objavi' }));
  expect(await question.findByText('Sezona se u međuvremenu promijenila.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Objavi' }));
  expect(await screen.findByText('Kolo je objavljeno.')).toBeVisible();
  expect(sent).toEqual([
    { next: { startDate: '2026-04-13', endDate: '2026-04-19' }, confirmed: ['2026-1-1'], version: 5 },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kola' })).toBeVisible();
});

test('an absence is taken back only after a yes', async () => {
  absences = [{ round: 1, player: babic, substitute: horvat }];
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Poništi odsutnost, Babić I., 1. kolo');
  const question = await dialog(/poništiti odsutnost/);
  expect(question.getByText('1. kolo, zamjena Horvat L.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Poništi odsutnost' }));
  expect(await screen.findByText('Zamjena je poništena.')).toBeVisible();
  expect(sent).toEqual(['?version=5']);
  expect(await screen.findByText('Nitko nije odsutan.')).toBeVisible();
});
