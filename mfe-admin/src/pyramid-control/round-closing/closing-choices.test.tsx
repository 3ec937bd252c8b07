import type { CloseRound, RoundPreview } from '@club/shared/contracts/league/rounds';
import { fakeApi, onLeagueDay, typeIntoPicker } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aMatch, aPyramid, cellsOf, NO_RESULTS, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const played = aMatch({ id: '2026-1-2', outcome: 'PLAYED', state: 'DISPUTED', set1Igrac1: 6, set2Igrac1: 6 });
const disputed = [{ match: played, reason: 'Krivi set' }];
const preview = (): RoundPreview => ({
  year: 2026,
  version: 5,
  round: ROUND,
  matchPoints: 0,
  allPoints: 0,
  unplayed: [aMatch()],
  disputed,
  pyramid: [],
  moves: [],
  next: {
    round: { ...ROUND, number: 2, round: 'DRUGO_KOLO' },
    pyramid: cellsOf([1, 2, 3, 4, 5]),
    matches: [],
    byes: [],
    joined: [],
    withdrawn: [],
  },
});
let published: CloseRound[];
const SEASON = '*/api/admin/league/seasons/2026';
fakeApi(
  onLeagueDay('2026-04-13'),
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid())),
  http.get(SEASON, () => HttpResponse.json(aControl({ openMatches: [aMatch(), played], disputed }))),
  http.get('*/api/all-pyramids', () => HttpResponse.json(NO_RESULTS)),
  http.post(`${SEASON}/rounds/preview`, () => HttpResponse.json(preview())),
  http.post(`${SEASON}/rounds/publish`, async ({ request }) => {
    published.push((await request.json()) as CloseRound);
    return HttpResponse.json({ message: 'Kolo je objavljeno.', version: 6 });
  }),
);
beforeEach(() => {
  localStorage.clear();
  published = [];
});

const follow = async (link: string) => userEvent.click(await screen.findByRole('link', { name: link }));
const tick = () => screen.findByRole('checkbox', { name: /^Osporeno: / });
const CHOSEN = /otvara 2\. kolo \(20\.04\. – 26\.04\.\)/;

/** Chooses the dates of the next round and accepts the disputed result. */
async function choose() {
  await press('Datumi sljedećeg kola');
  await dialog('Datumi 2. kola');
  await typeIntoPicker('Početak', '20042026');
  await typeIntoPicker('Kraj', '26042026');
  await press('Primijeni');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(await tick());
}

/** Publishes without choosing anything again. */
async function publishChosen() {
  expect(await tick()).toBeChecked();
  expect(screen.getByText(CHOSEN)).toBeVisible();
  await press('Objavi');
  const question = await dialog('Želite li zatvoriti 1. kolo?');
  await userEvent.click(question.getByRole('button', { name: 'Objavi' }));
  await screen.findByText('Kolo je objavljeno.');
  expect(published).toMatchObject([
    { next: { startDate: '2026-04-20', endDate: '2026-04-26' }, confirmed: ['2026-1-2'] },
  ]);
}

test.each(['Upiši, izazivač Horvat L., branitelj Babić I.', 'Ispravi, izazivač Horvat L., branitelj Babić I.'])(
  'the dates of the next round and the accepted result survive going to a match and back: %s',
  async (link) => {
    openAsAdmin('/admin/pyramid-control/rounds/preview');
    await choose();
    await follow(link);
    await (await dialog('Horvat L. – Babić I.')).findByRole('combobox', { name: 'Ishod' });
    await press('Odustani');
    await follow('Pregled zatvaranja kola');
    await publishChosen();
  },
);

test('they survive going to the rounds and back, and end with the publication', async () => {
  const { router } = openAsAdmin('/admin/pyramid-control/rounds/preview');
  await choose();
  await follow('Natrag na kola');
  await follow('Pregled zatvaranja kola');
  await publishChosen();
  expect(router.state.location.search).toBe('');
});

test.each([
  ['Početna piramida', 'Kontola piramide / Piramida'],
  ['Ispravci rezultata', 'Ispravci rezultata'],
])('they survive going to another page by the menu, and back by the bar: %s', async (page, name) => {
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  await choose();
  await follow('Natrag na kola');
  await follow(page);
  await screen.findByRole('heading', { level: 1, name });
  await follow('Pregled zatvaranja kola');
  await publishChosen();
});

test('the results of the season, a page of the league, do not get them', async () => {
  openAsAdmin('/admin/pyramid-control/rounds?next=2&from=2026-04-20&to=2026-04-26');
  const results = await screen.findByRole('link', { name: 'Rezultati piramide' });
  await waitFor(() => expect(results).toHaveAttribute('href', '/summer-league/2026'));
});

test('they survive rearranging the pyramid, in either mode', async () => {
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  await choose();
  await follow('Uredi piramidu ručno');
  await userEvent.click(await screen.findByRole('combobox', { name: /^Način/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Jedan prelazi, ostali se pomiču' }));
  await userEvent.click(await screen.findByRole('button', { name: /^1\. red, 4\. pozicija: Kralj M\./ }));
  await userEvent.click(await screen.findByRole('button', { name: /^1\. red, 1\. pozicija/ }));
  await follow('Pregled i objava');
  expect(await screen.findByText('Piramida 2. kola uređena je ručno.')).toBeVisible();
  await publishChosen();
});

test('dates that were chosen for another round do not apply to this one', async () => {
  openAsAdmin('/admin/pyramid-control/rounds/preview?next=3&from=2026-04-20&to=2026-04-26');
  await userEvent.click(await tick());
  expect(screen.getByText(/otvara 2\. kolo \(13\.04\. – 19\.04\.\)/)).toBeVisible();
});
