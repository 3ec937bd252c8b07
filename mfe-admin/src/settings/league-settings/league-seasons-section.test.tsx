import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { downloads, fakeApi, onLeagueDay, picker, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aLeagueSeason, SETTINGS } from '../../testing/a-league-season';
import { dialog, openAsAdmin, press, retype } from '../../testing/administrator';
import { otherSections } from '../../testing/other-sections';

const { rules } = aLeagueSeason();
const frame: LeagueSeasonSettings['frame'] = { ...aLeagueSeason().frame, hiddenLinks: ['gallery'] };

let season: LeagueSeasonSettings;
let sent: unknown[];
const SAVE = '*/api/admin/league/seasons/2026/settings';
const api = fakeApi(
  ...otherSections(),
  onLeagueDay('2026-03-20'),
  http.get('*/api/admin/settings', () => HttpResponse.json(SETTINGS)),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([season])),
  http.put(SAVE, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Postavke sezone su spremljene.', version: 6 });
  }),
);
const saved = downloads();
beforeEach(() => {
  season = aLeagueSeason({ frame });
  sent = [];
});

async function open() {
  const { client } = openAsAdmin('/admin/settings');
  await press('Uredi, sezona lige 2026.');
  return Object.assign(await dialog('Postavke lige 2026.'), { client });
}

test('rules and other settings are saved; the message about an invalid number is under its field', async () => {
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
  await press('Spremi');
  expect(await screen.findByText('Postavke sezone su spremljene.')).toBeVisible();
  const saved = { rules: { ...rules, rounds: 6 }, frame: { ...frame, hiddenLinks: ['statistics'] }, version: 5 };
  expect(sent).toEqual([saved]);
});

test('a conflict discards neither typed input nor what a colleague has saved meanwhile', async () => {
  const form = await open();
  await retype(form.getByRole('textbox', { name: 'Broj kola' }), '6');
  await userEvent.click(form.getByRole('checkbox', { name: 'Statistika' }));
  const message = 'Sezona je u međuvremenu promijenjena.';
  const theirs: typeof frame = { ...frame, fee: 70, hiddenLinks: ['consolation'] };
  const extra = { version: 8, changes: [], current: { version: 8, rules: { ...rules, byePoints: 3 }, frame: theirs } };
  api.use(http.put(SAVE, () => refuse(409, message, { extra }), { once: true }));
  await press('Spremi');
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Broj kola' })).toHaveValue('6');
  expect(form.getByRole('textbox', { name: 'Članarina €' })).toHaveValue('70,00');
  expect(form.getByRole('checkbox', { name: 'Utješni turnir' })).not.toBeChecked();
  expect(form.getByRole('checkbox', { name: 'Galerija' })).toBeChecked();
  await press('Spremi');
  expect(await screen.findByText('Postavke sezone su spremljene.')).toBeVisible();
  const hiddenLinks = ['consolation', 'statistics'];
  const saved = { rules: { ...rules, rounds: 6, byePoints: 3 }, frame: { ...theirs, hiddenLinks }, version: 8 };
  expect(sent).toEqual([saved]);
});

test('if the server refuses a day, the message is at its field, which gets the focus', async () => {
  const message = 'Datum mora biti u 2026. godini ili u susjednoj.';
  const fields = { 'frame.feeDeadline': message, 'frame.hiddenLinks': 'Ta poveznica ne postoji.' };
  api.use(http.put(SAVE, () => refuse(400, 'Provjerite unesene podatke.', { fields })));
  const form = await open();
  await press('Spremi');
  expect(await form.findByText(message)).toBeVisible();
  const deadline = await picker('Rok za uplatu');
  expect(deadline).toHaveAccessibleDescription(message);
  expect(deadline).toContainElement(document.activeElement as HTMLElement);
  expect(form.getByText('Ta poveznica ne postoji.')).toBeVisible();
});

test('rules that are frozen while they are being edited are shown as saved, and do not prevent saving the rest', async () => {
  const form = await open();
  await retype(form.getByRole('textbox', { name: 'Broj kola' }), '21');
  season = aLeagueSeason({ frame, state: 'ROUNDS', frozen: true });
  await act(() => form.client.invalidateQueries());
  expect(await form.findByText(/Pravila su zaključana od objave 1\. kola\./)).toBeVisible();
  expect(form.getByText('Broj kola:').parentElement).toHaveTextContent(`Broj kola: ${rules?.rounds}`);
  await press('Spremi');
  expect(await screen.findByText('Postavke sezone su spremljene.')).toBeVisible();
  expect(sent).toEqual([{ rules: null, frame, version: 5 }]);
});

test('frozen rules are shown as text with the reason, and are not sent', async () => {
  season = aLeagueSeason({ frame, state: 'ROUNDS', frozen: true });
  const form = await open();
  expect(form.getByText(/Pravila su zaključana od objave 1\. kola\./)).toBeVisible();
  expect(form.queryByRole('textbox', { name: 'Broj kola' })).toBeNull();
  const fee = form.getByRole('textbox', { name: 'Članarina €' });
  await userEvent.clear(fee);
  await userEvent.type(fee, '65,50');
  await press('Spremi');
  expect(await screen.findByText('Postavke sezone su spremljene.')).toBeVisible();
  expect(sent).toEqual([{ rules: null, frame: { ...frame, fee: 65.5 }, version: 5 }]);
});

test.each([
  ['ROUNDS', true],
  ['KNOCKOUT', false],
  ['FINISHED', false],
] as const)('in %s the frozen rules lead to lowering the number of rounds: %s', async (state, isPossible) => {
  season = aLeagueSeason({ frame, state, frozen: true });
  const form = await open();
  expect(form.getByRole('note')).toHaveTextContent(
    isPossible
      ? 'Pravila su zaključana od objave 1. kola. Dok zadnje kolo nije objavljeno, broj kola može se samo smanjiti, na stranici „Kola”.'
      : /^Pravila su zaključana od objave 1\. kola\.$/,
  );
});

test('an archived season has no rules: none are shown or sent', async () => {
  season = aLeagueSeason({ frame, kind: 'ARCHIVE', state: 'FINISHED', frozen: true });
  const form = await open();
  expect(form.queryByText('Pravila')).toBeNull();
  expect(form.queryByText(/Pravila su zaključana/)).toBeNull();
  await press('Spremi');
  expect(await screen.findByText('Postavke sezone su spremljene.')).toBeVisible();
  expect(sent).toEqual([{ rules: null, frame, version: 5 }]);
});

test('a finished season can be exported as a file that another club can import; a running one cannot', async () => {
  const seasons = [aLeagueSeason({ state: 'ROUNDS' }), aLeagueSeason({ year: 2025, state: 'FINISHED' })];
  api.use(
    http.get('*/api/admin/league/seasons', () => HttpResponse.json(seasons)),
    http.get('*/api/admin/league/season-files/2025', () => {
      const headers = { 'content-disposition': "attachment; filename*=UTF-8''season-2025.csv" };
      return new HttpResponse('SEZONA;2025', { headers });
    }),
  );
  openAsAdmin('/admin/settings');
  await press('Preuzmi, sezona lige 2025.');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['season-2025.csv']));
  expect(screen.queryByRole('button', { name: 'Preuzmi, sezona lige 2026.' })).not.toBeInTheDocument();
});

test('an archived season, for which an older server sends no rules, can be changed, too', async () => {
  season = aLeagueSeason({ frame, kind: 'ARCHIVE', state: 'FINISHED', frozen: true, rules: null });
  const form = await open();
  expect(form.queryByText('Broj kola:')).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('checkbox', { name: 'Galerija' }));
  await press('Spremi');
  expect(await screen.findByText('Postavke sezone su spremljene.')).toBeVisible();
  expect(sent).toEqual([{ rules: null, frame: { ...frame, hiddenLinks: [] }, version: 5 }]);
});
