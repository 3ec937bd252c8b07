import type { CorrectionPreview } from '@club/shared/contracts/league/match-entry';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aMatch, aPyramid, PLAYERS } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const [, horvat] = PLAYERS as [unknown, (typeof PLAYERS)[number]];
const NO_BALLS = 'Bez novih lopti (6:0 6:0)';
/** The attacker, who is player 2, did not bring the balls. */
const lost = aMatch({ outcome: 'WALKOVER', state: 'CONFIRMED', set1Igrac1: 6, set2Igrac1: 6, retired: horvat });

let openMatches: SeasonControl['openMatches'];
let sent: unknown[];
const SEASON = '*/api/admin/league/seasons/2026';
fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid())),
  http.get(SEASON, () => HttpResponse.json(aControl({ openMatches }))),
  http.put(`${SEASON}/matches/2026-1-1`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Rezultat je spremljen.', version: 6, match: lost });
  }),
  http.post(`${SEASON}/matches/2026-1-1/preview`, async ({ request }) => {
    sent.push(await request.json());
    const nothing = { points: [], ranks: [], places: [], matches: [] };
    const effects: CorrectionPreview = { match: lost, isClosedRound: false, message: null, ...nothing };
    return HttpResponse.json(effects);
  }),
);
beforeEach(() => {
  sent = [];
});

const choose = async (field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

test.each([
  ['Horvat L.', 'Babić I.', 2, { set1Igrac1: 6, set1Igrac2: 0, set2Igrac1: 6, set2Igrac2: 0 }],
  ['Babić I.', 'Horvat L.', 1, { set1Igrac1: 0, set1Igrac2: 6, set2Igrac1: 0, set2Igrac2: 6 }],
])(
  'a player without requested new balls loses 6:0 6:0, and no games need to be typed: %s',
  async (name, winner, by, score) => {
    openMatches = [aMatch()];
    openAsAdmin('/admin/pyramid-control/rounds');
    await press('Upiši, izazivač Horvat L., branitelj Babić I.');
    const form = await dialog('Horvat L. – Babić I.');
    await choose('Ishod', NO_BALLS);
    expect(form.queryByRole('textbox', { name: /set$/ })).toBeNull();
    await choose('Tko nije donio lopte', name);
    expect(form.getByText(`Pobjednik: ${winner}`)).toBeVisible();
    await press('Spremi');
    expect(await screen.findByText('Rezultat je spremljen.')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ outcome: 'WALKOVER', by, ...score, set3Igrac1: 0, set3Igrac2: 0 }),
    ]);
  },
);

test('such a result is recognised in the list, and a correction keeps its games', async () => {
  openMatches = [lost];
  openAsAdmin('/admin/pyramid-control/rounds');
  const row = await screen.findByRole('row', { name: /izazivač Horvat L\., branitelj Babić I\./ });
  expect(within(row).getByText('0:6 0:6 · Bez novih lopti (Horvat L.)')).toBeVisible();
  await press('Ispravi, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  expect(form.getByRole('combobox', { name: 'Ishod' })).toHaveTextContent(NO_BALLS);
  expect(form.getByRole('combobox', { name: 'Tko nije donio lopte' })).toHaveTextContent('Horvat L.');
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Potvrđeno');
  await press('Pregled ispravka');
  expect(await screen.findByText('Novi rezultat: 0:6 0:6 · Bez novih lopti (Horvat L.)')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ outcome: 'WALKOVER', by: 2, set1Igrac1: 6, set1Igrac2: 0, set2Igrac1: 6, set2Igrac2: 0 }),
  ]);
});

test('a forfeit before the start stays a forfeit without games', async () => {
  openMatches = [aMatch({ outcome: 'WALKOVER', state: 'CONFIRMED', retired: horvat })];
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Ispravi, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  expect(form.getByRole('combobox', { name: 'Ishod' })).toHaveTextContent('Predaja prije meča');
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Potvrđeno');
  await press('Pregled ispravka');
  await screen.findByText(/^Novi rezultat/);
  expect(sent).toEqual([expect.objectContaining({ outcome: 'WALKOVER', by: 2, set1Igrac1: 0, set2Igrac1: 0 })]);
});
