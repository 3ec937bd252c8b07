import type { CloseRound, CorrectionPreview, RoundPreview, SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi, onLeagueDay, picker, refuse, typeIntoPicker } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { aControl, aMatch, aPyramid, PLAYERS, ROUND } from '../testing/a-season';
import { dialog, openAsAdmin, press } from '../testing/administrator';

const [babic, horvat] = PLAYERS as [(typeof PLAYERS)[number], (typeof PLAYERS)[number]];
const undo = { allowed: false, what: 'Objava 1. kola', reason: '1. kolo već ima rezultate.' };

let openMatches: SeasonControl['openMatches'];
let disputed: SeasonControl['disputed'];
let absences: SeasonControl['absences'];
let sent: unknown[];
let mayReturn: SeasonControl['mayReturn'];
const control = () => aControl({ openMatches, disputed, absences, mayReturn, undo });
const preview = (): RoundPreview => ({
  year: 2026,
  version: 5,
  round: ROUND,
  matchPoints: 0,
  allPoints: 12,
  unplayed: [aMatch()],
  disputed,
  pyramid: [],
  moves: [{ up: { player: horvat, fromRow: 2, toRow: 1 }, down: { player: babic, fromRow: 1, toRow: 2 } }],
  next: null,
});
const pyramid = aPyramid({
  'List of players': PLAYERS.map((player) => {
    return { ...player, nadimak: null, entered: player.id < 5, inPyramid: true, isSubstitute: false, withdrawn: false };
  }),
  undo,
});
const SEASON = '*/api/admin/league/seasons/2026';
const api = fakeApi(
  onLeagueDay('2026-04-13'),
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
  http.delete(`${SEASON}/withdrawals/2`, ({ request }) => {
    sent.push(new URL(request.url).search);
    mayReturn = [];
    return HttpResponse.json({ message: 'Odustajanje je poništeno.', version: 6 });
  }),
  http.post(`${SEASON}/rounds/preview`, () => HttpResponse.json(preview())),
  http.post(`${SEASON}/rounds/publish`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Kolo je objavljeno.', version: 6 });
  }),
);
beforeEach(() => {
  openMatches = [aMatch()];
  disputed = [];
  absences = [];
  mayReturn = [];
  sent = [];
});

test('a match is entered from the attacker’s side, and values that do not apply to the outcome are not sent', async () => {
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

test('games that cannot be are refused in one line, which describes both fields of the set', async () => {
  const message = 'Set 7:4 nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.';
  const fields = { set1Igrac1: message, set1Igrac2: message };
  api.use(http.put(`${SEASON}/matches/2026-1-1`, () => refuse(400, message, { fields })));
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši, Horvat L. izaziva Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  const [first, second] = ['Horvat L., 1. set', 'Babić I., 1. set'].map((name) => form.getByRole('textbox', { name }));
  await userEvent.type(first as HTMLElement, '9');
  await press('Spremi');
  expect(first).toHaveAccessibleDescription('Broj gemova u setu mora biti cijeli broj od 0 do 7.');
  await userEvent.clear(first as HTMLElement);
  await userEvent.type(first as HTMLElement, '7');
  await userEvent.type(second as HTMLElement, '4');
  await press('Spremi');
  await waitFor(() => expect(first).toHaveAccessibleDescription(message));
  expect(second).toHaveAccessibleDescription(message);
  expect([first, second]).toContain(document.activeElement);
  expect(form.getByRole('textbox', { name: 'Horvat L., 2. set' })).toBeValid();
  expect(form.getAllByText(message).filter((element) => element.matches('[aria-hidden]'))).toHaveLength(1);
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

test('an absence is removed only after a confirmation', async () => {
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

test('a withdrawal is removed only after a confirmation', async () => {
  mayReturn = [horvat];
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Poništi odustajanje, Horvat L.');
  const question = await dialog(/poništiti odustajanje/);
  expect(question.getByText('Horvat L.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Poništi odustajanje' }));
  expect(await screen.findByText('Odustajanje je poništeno.')).toBeVisible();
  expect(sent).toEqual(['?version=5']);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Poništi odustajanje/ })).toBeNull());
});

const corrected: CorrectionPreview = {
  match: aMatch({ outcome: 'PLAYED', set1Igrac2: 6, set2Igrac2: 6 }),
  isClosedRound: false,
  message: null,
  points: [{ player: horvat, before: 1, after: 4 }],
  ranks: [],
  places: [{ player: horvat, before: { row: 2, position: 1 }, after: { row: 1, position: 1 } }],
  matches: [{ round: 'FINALE', tournament: 'CONSOLATION', before: [babic, horvat], after: null }],
};

test('a correction needs a reason, shows its effects, and shows the second administrator what the first has entered', async () => {
  openMatches = [aMatch({ outcome: 'PLAYED', state: 'CONFIRMED', set1Igrac1: 6, set2Igrac1: 6 })];
  const message = 'Rezultat je u međuvremenu promijenjen, sada: 6:1 6:1.';
  const now = { match: aMatch({ outcome: 'PLAYED', set1Igrac1: 6, version: 9 }) };
  api.use(
    http.post(`${SEASON}/matches/2026-1-1/preview`, async ({ request }) => {
      const { version } = (await request.json()) as { version: number };
      return version === 3 ? refuse(409, message, { extra: now }) : HttpResponse.json(corrected);
    }),
  );
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Ispravi, Horvat L. izaziva Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await press('Pregled ispravka');
  expect(await form.findByText('Unesite razlog ispravka.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Zamijenjeni');
  await press('Pregled ispravka');
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Razlog ispravka' })).toHaveValue('Zamijenjeni');
  await press('Pregled ispravka');
  expect(await form.findByText('Novi rezultat: 6:0 6:0')).toBeVisible();
  expect(form.getByText('Horvat L.: 1 → 4')).toBeVisible();
  expect(form.getByText('Horvat L.: 2. red, 1. → 1. red, 1.')).toBeVisible();
  expect(form.getByText('Utješni, finale: Babić I. – Horvat L. → još nije poznat')).toBeVisible();
  expect(sent).toEqual([]);
  await press('Spremi ispravak');
  expect(await screen.findByText('Rezultat je upisan.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ outcome: 'PLAYED', reason: 'Zamijenjeni', version: 9 })]);
});

test('a first result that somebody else entered meanwhile becomes a correction: with a reason, and its effects', async () => {
  openMatches = [aMatch()];
  const message = 'Rezultat je u međuvremenu promijenjen, sada: 6:1 6:1.';
  const now = { match: aMatch({ outcome: 'PLAYED', set1Igrac1: 6, version: 9 }) };
  api.use(
    http.put(`${SEASON}/matches/2026-1-1`, () => refuse(409, message, { extra: now })),
    http.post(`${SEASON}/matches/2026-1-1/preview`, () => HttpResponse.json(corrected)),
  );
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši, Horvat L. izaziva Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 1. set' }), '6');
  await press('Spremi');
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Horvat L., 1. set' })).toHaveValue('6');
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Krivi red');
  await press('Pregled ispravka');
  expect(await form.findByText('Novi rezultat: 6:0 6:0')).toBeVisible();
});

test('an absence is recorded, a player withdraws, and the season ends early, each in its dialog', async () => {
  const done = async ({ request }: { request: Request }) => {
    sent.push([new URL(request.url).pathname.split('2026/')[1], await request.json()]);
    return HttpResponse.json({ message: 'Spremljeno.', version: 6 });
  };
  api.use(
    http.put(`${SEASON}/rounds/1/absences`, done),
    http.post(`${SEASON}/withdrawals`, done),
    http.put(`${SEASON}/planned-rounds`, done),
  );
  const choose = async (field: string, option: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: field }));
    await userEvent.click(screen.getByRole('option', { name: option }));
  };
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši odsutnost');
  await choose('Odsutan', 'Babić Ivan');
  await choose('Zamjena', 'Novak Petra');
  await press('Spremi');
  await screen.findByText('Spremljeno.');
  await press('Upiši odustajanje');
  const leaving = await dialog('Odustajanje od sezone');
  await choose('Igrač', 'Horvat Luka');
  await userEvent.type(leaving.getByRole('textbox', { name: 'Razlog' }), 'Ozljeda');
  await userEvent.click(leaving.getByRole('button', { name: 'Upiši odustajanje' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Završi ranije');
  const ending = await dialog('Raniji kraj sezone');
  await userEvent.type(ending.getByRole('textbox', { name: 'Razlog' }), 'Kiša');
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['rounds/1/absences', { playerId: 1, substituteId: 5, version: 5 }],
    ['withdrawals', { playerId: 2, reason: 'Ozljeda', version: 5 }],
    ['planned-rounds', { rounds: 1, reason: 'Kiša', version: 5 }],
  ]);
});

test('before a publication is undone, it is said what goes with it', async () => {
  absences = [{ round: 1, player: babic, substitute: null }];
  const undoable = { allowed: true, what: 'Objava 1. kola', reason: null };
  api.use(http.get(SEASON, () => HttpResponse.json({ ...control(), undo: undoable })));
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Poništi objavu');
  const question = await dialog('Želite li poništiti objavu?');
  expect(question.getByText('Objava 1. kola')).toBeVisible();
  expect(question.getByText('Brišu se i odsutnosti i zamjene upisane u tom kolu.')).toBeVisible();
});

test('after the last round a withdrawal is out of the draw; once that is published there is none', async () => {
  const over: Partial<SeasonControl> = { state: 'KNOCKOUT', openMatches: [] };
  api.use(http.get(SEASON, () => HttpResponse.json(aControl(over))));
  const { unmount } = openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši odustajanje');
  expect((await dialog('Odustajanje od sezone')).getByText(/ne ulazi u ždrijeb/)).toBeVisible();
  unmount();
  api.use(http.get(SEASON, () => HttpResponse.json(aControl({ ...over, isDrawn: true }))));
  openAsAdmin('/admin/pyramid-control/rounds');
  expect(await screen.findByText(/Tko odustane, u svojem sljedećem meču predaje bez igre\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upiši odustajanje' })).toBeNull();
});

test('a finished season offers no change that the server would refuse, and says so', async () => {
  const reason = 'Sezona 2026. je završena i više se ne mijenja.';
  const over: Partial<SeasonControl> = {
    state: 'FINISHED',
    isDrawn: true,
    rounds: [{ ...ROUND, state: 'CLOSED' }],
    openMatches: [aMatch({ round: 'FINALE', outcome: 'PLAYED' })],
    absences: [{ round: 1, player: babic, substitute: horvat }],
    undo: { allowed: false, what: 'Objava ždrijeba', reason },
    nextDates: null,
  };
  api.use(http.get(SEASON, () => HttpResponse.json(aControl(over))));
  openAsAdmin('/admin/pyramid-control/rounds?match=2026-1-1');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('Sezona je završena.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Babić I\. Horvat L\./ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Ispravi|Upiši|Poništi)/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog of an absence closes onto the list that contains it: what is below does not move afterwards', async () => {
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši odsutnost');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Odsutan' }));
  await userEvent.click(screen.getByRole('option', { name: 'Babić Ivan' }));
  api.use(
    http.put(`${SEASON}/rounds/1/absences`, () => {
      absences = [{ round: 1, player: babic, substitute: null }];
      return HttpResponse.json({ message: 'Spremljeno.', version: 6 });
    }),
    http.get(SEASON, async () => {
      await delay(100);
      return HttpResponse.json(control());
    }),
  );
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Poništi.*Babić/ })).toBeVisible();
});

test('a start that the server refuses has the message at its field', async () => {
  const message = 'Kolo mora početi nakon početka prethodnoga.';
  api.use(http.put(`${SEASON}/rounds/1/dates`, () => refuse(400, message, { fields: { startDate: message } })));
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Promijeni datume');
  await dialog('Datumi 1. kola');
  await press('Spremi');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await picker('Početak')).toHaveAccessibleDescription(message);
});

test.each([
  ['2026-04-10', true],
  ['2026-04-13', false],
])('the next round’s dates lead to the end of the round that is closed early: on %s %s', async (today, isEarly) => {
  api.use(onLeagueDay(today));
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  await press('Datumi sljedećeg kola');
  const form = await dialog('Datumi 2. kola');
  if (!isEarly) return expect(form.queryByText(/zatvara ranije/)).toBeNull();
  expect(await form.findByText(/^Ako se 1\. kolo zatvara ranije, najprije mu/)).toBeVisible();
  expect(form.getByRole('link', { name: 'pomaknite kraj' })).toHaveAttribute('href', '/admin/pyramid-control/rounds');
});

test('dates of the next round that the server refuses have the message at their field, and the preview stays', async () => {
  const message = 'Kolo mora početi nakon početka prethodnoga.';
  const asked: unknown[] = [];
  api.use(
    http.post(`${SEASON}/rounds/preview`, async ({ request }) => {
      const { next } = (await request.json()) as CloseRound;
      asked.push(next?.startDate);
      const isRefused = next?.startDate === '2026-04-01';
      return isRefused ? refuse(400, message, { fields: { 'next.startDate': message } }) : HttpResponse.json(preview());
    }),
  );
  const { router } = openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await screen.findByText('Podijeljeno bodova')).toBeVisible();
  await press('Datumi sljedećeg kola');
  await dialog('Datumi 2. kola');
  await typeIntoPicker('Početak', '01042026');
  await press('Primijeni');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await picker('Početak')).toHaveAccessibleDescription(message);
  expect(screen.getByText('Podijeljeno bodova')).toBeInTheDocument();

  await typeIntoPicker('Početak', '14042026');
  await press('Primijeni');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?next=2&from=2026-04-14&to=2026-04-19');
  expect(asked).toEqual(['2026-04-13', '2026-04-01', '2026-04-14']);
});

test('a round that ends before it begins is not sent', async () => {
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Promijeni datume');
  await dialog('Datumi 1. kola');
  await typeIntoPicker('Kraj', '05042026');
  await press('Spremi');
  const message = 'Kraj ne može biti prije početka.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(await picker('Kraj')).toHaveAccessibleDescription(message);
});
