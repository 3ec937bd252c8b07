import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import type { Settings } from '@club/shared/contracts/settings';
import { fakeApi } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press } from '../testing/administrator';
import { refuse } from '../testing/refuse';

const rules: NonNullable<LeagueSeasonSettings['rules']> = {
  rounds: 17,
  firstPair: 1,
  pairing: 'avoid-rematch',
  edgeRow: 'play',
  byePoints: 2,
  bonusFromRound: 5,
  bonusOnce: false,
  draw: 'fold',
};
const frame: LeagueSeasonSettings['frame'] = {
  fee: 60,
  feeDeadline: '2026-04-15',
  registrationFrom: '2026-02-01',
  registrationUntil: '2026-04-05',
  registrationClosed: false,
  startsOn: null,
  roundDays: 8,
  hiddenLinks: ['gallery'],
};
const aSeason = (but: Partial<LeagueSeasonSettings> = {}): LeagueSeasonSettings => ({
  year: 2026,
  kind: 'RULES',
  state: 'PREPARING',
  version: 5,
  frozen: false,
  rules,
  frame,
  entries: 24,
  ...but,
});
const settings: Settings = {
  seasons: [],
  hiddenSlots: [],
  slots: [],
  hiddenFinanceYears: [],
  fairUse: { openFriendly: null, openLeague: null, perWeek: null, oneCourtAtOnce: false, cancelHours: null },
  priceLists: [],
  landingDates: { registrationFrom: '02-01', leagueFrom: '04-06', leagueUntil: '08-28' },
};

let season: LeagueSeasonSettings;
let sent: unknown[];
const SAVE = '*/api/admin/league/seasons/2026/settings';
const api = fakeApi(
  http.get('*/api/admin/settings', () => HttpResponse.json(settings)),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([season])),
  http.put(SAVE, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Postavke sezone su spremljene.', version: 6 });
  }),
);
beforeEach(() => {
  season = aSeason();
  sent = [];
});

async function open() {
  openAsAdmin('/admin/settings');
  await press('Uredi, sezona lige 2026.');
  return dialog('Postavke lige 2026.');
}

test('rules and frame are saved; a wrong number is said under its field, and a conflict loses nothing', async () => {
  const form = await open();
  const rounds = form.getByRole('textbox', { name: 'Broj kola' });
  await userEvent.clear(rounds);
  await userEvent.type(rounds, '21');
  await press('Spremi');
  expect(await form.findByText('Broj kola mora biti cijeli broj od 1 do 20.')).toBeVisible();
  await userEvent.clear(rounds);
  await userEvent.type(rounds, '6');
  expect(form.getByRole('checkbox', { name: 'Galerija' })).not.toBeChecked();
  await userEvent.click(form.getByRole('checkbox', { name: 'Galerija' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Statistika' }));
  const told = 'Sezona je u međuvremenu promijenjena.';
  api.use(http.put(SAVE, () => refuse(409, told, { extra: { version: 8, changes: [] } }), { once: true }));
  await press('Spremi');
  expect(await form.findByText(told)).toBeVisible();
  expect(rounds).toHaveValue('6');
  await press('Spremi');
  expect(await screen.findByText('Postavke sezone su spremljene.')).toBeVisible();
  const saved = { rules: { ...rules, rounds: 6 }, frame: { ...frame, hiddenLinks: ['statistics'] }, version: 8 };
  expect(sent).toEqual([saved]);
});

test('frozen rules are text with the reason, and are not sent', async () => {
  season = aSeason({ state: 'ROUNDS', frozen: true });
  const form = await open();
  expect(form.getByText(/Pravila su zaključana od objave 1\. kola\./)).toBeVisible();
  expect(form.queryByRole('textbox', { name: 'Broj kola' })).toBeNull();
  const fee = form.getByRole('textbox', { name: 'Kotizacija €' });
  await userEvent.clear(fee);
  await userEvent.type(fee, '65,50');
  await press('Spremi');
  expect(await screen.findByText('Postavke sezone su spremljene.')).toBeVisible();
  expect(sent).toEqual([{ rules: null, frame: { ...frame, fee: 65.5 }, version: 5 }]);
});
