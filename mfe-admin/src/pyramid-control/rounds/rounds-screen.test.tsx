import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { picker, refuse, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { aControl, aMatch, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { babic, horvat, openRound, SEASON_CALL } from '../../testing/open-round';

const { api, season, control } = openRound();

test('an absence is removed only after a confirmation', async () => {
  season.absences = [{ round: 1, player: babic, substitute: horvat }];
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Poništi odsutnost, Babić I., 1. kolo');
  const question = await dialog(/poništiti odsutnost/);
  expect(question.getByText('1. kolo, zamjena Horvat L.')).toBeVisible();
  expect(season.sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Poništi odsutnost' }));
  expect(await screen.findByText('Zamjena je poništena.')).toBeVisible();
  expect(season.sent).toEqual(['?version=5']);
  expect(await screen.findByText('Nitko nije odsutan.')).toBeVisible();
});

test('a withdrawal is removed only after a confirmation', async () => {
  season.mayReturn = [horvat];
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Poništi odustajanje, Horvat L.');
  const question = await dialog(/poništiti odustajanje/);
  expect(question.getByText('Horvat L.')).toBeVisible();
  // 'Odustani' could be understood as the withdrawal itself.
  expect(question.getByRole('button', { name: 'Zatvori' })).toBeVisible();
  expect(season.sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Poništi odustajanje' }));
  expect(await screen.findByText('Odustajanje je poništeno.')).toBeVisible();
  expect(season.sent).toEqual(['?version=5']);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Poništi odustajanje/ })).toBeNull());
});

test.each([
  ['an absence', 'rounds/1/absences/1', 'Poništi odsutnost'],
  ['a withdrawal', 'withdrawals/2', 'Poništi odustajanje'],
  ['a publication', 'undo', 'Poništi objavu'],
])(
  'a question about %s closes when the season has changed, because confirming it again would be refused again',
  async (_, call, confirm) => {
    season.absences = [{ round: 1, player: babic, substitute: null }];
    season.mayReturn = [horvat];
    const message = 'Sezona je u međuvremenu promijenjena. Pogledajte promjene i ponovite.';
    const undo = { allowed: true, what: 'Objava 1. kola', reason: null };
    api.use(
      http.get(SEASON_CALL, () => HttpResponse.json({ ...control(), undo })),
      http.all(`${SEASON_CALL}/${call}`, () => refuse(409, message, { code: 'SEASON_CHANGED' })),
    );
    openAsAdmin('/admin/pyramid-control/rounds');
    await press(new RegExp(`^${confirm}`));
    await userEvent.click((await dialog(/^Želite li poništiti/)).getByRole('button', { name: confirm }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test('an absence is recorded, a player withdraws, and the rounds become fewer, each in its dialog', async () => {
  const done = async ({ request }: { request: Request }) => {
    season.sent.push([new URL(request.url).pathname.split('2026/')[1], await request.json()]);
    return HttpResponse.json({ message: 'Spremljeno.', version: 6 });
  };
  api.use(
    http.put(`${SEASON_CALL}/rounds/1/absences`, done),
    http.post(`${SEASON_CALL}/withdrawals`, done),
    http.put(`${SEASON_CALL}/planned-rounds`, done),
  );
  const choose = async (field: string, option: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: field }));
    await userEvent.click(screen.getByRole('option', { name: option }));
  };
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši odsutnost');
  await choose('Tko ne igra', 'Babić Ivan');
  await choose('Zamjena', 'Novak Petra');
  await press('Spremi');
  await screen.findByText('Spremljeno.');
  await press('Upiši odustajanje');
  const leaving = await dialog('Odustajanje od sezone');
  expect(leaving.getByRole('button', { name: 'Zatvori' })).toBeVisible();
  await choose('Igrač', 'Horvat Luka');
  await userEvent.type(leaving.getByRole('textbox', { name: 'Razlog' }), 'Ozljeda');
  await userEvent.click(leaving.getByRole('button', { name: 'Upiši odustajanje' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Smanji broj kola');
  const lowering = await dialog('Smanjenje broja kola');
  expect(lowering.getByText('Smanjeni broj kola više se ne može povećati.')).toBeVisible();
  await userEvent.type(lowering.getByRole('textbox', { name: 'Razlog' }), 'Kiša');
  await userEvent.click(lowering.getByRole('button', { name: 'Smanji broj kola' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(season.sent).toEqual([
    ['rounds/1/absences', { playerId: 1, substituteId: 5, version: 5 }],
    ['withdrawals', { playerId: 2, reason: 'Ozljeda', version: 5 }],
    ['planned-rounds', { rounds: 1, reason: 'Kiša', version: 5 }],
  ]);
});

test('the dialog of an absence closes only when the list contains it, so that nothing moves afterwards', async () => {
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši odsutnost');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tko ne igra' }));
  await userEvent.click(screen.getByRole('option', { name: 'Babić Ivan' }));
  api.use(
    http.put(`${SEASON_CALL}/rounds/1/absences`, () => {
      season.absences = [{ round: 1, player: babic, substitute: null }];
      return HttpResponse.json({ message: 'Spremljeno.', version: 6 });
    }),
    http.get(SEASON_CALL, async () => {
      await delay(100);
      return HttpResponse.json(control());
    }),
  );
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Poništi.*Babić/ })).toBeVisible();
});

test('if the server refuses the first day, the message is at its field', async () => {
  const message = 'Kolo mora početi nakon početka prethodnoga.';
  api.use(http.put(`${SEASON_CALL}/rounds/1/dates`, () => refuse(400, message, { fields: { startDate: message } })));
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Promijeni datume');
  await dialog('Datumi 1. kola');
  await press('Spremi');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await picker('Početak')).toHaveAccessibleDescription(message);
});

test('before a first round whose days are over is published, the page says what its players lose', async () => {
  api.use(
    http.get(SEASON_CALL, () => HttpResponse.json({ ...control(), state: 'PREPARING', rounds: [], openMatches: [] })),
  );
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Objavi 1. kolo');
  const form = await dialog('Objava 1. kola');
  expect(form.queryByText(/već završilo/)).toBeNull();
  await typeIntoPicker('Početak', '06042026');
  await typeIntoPicker('Kraj', '12042026');
  const over = 'Kolo je već završilo: igrači ne dobivaju obavijest i ne mogu upisati rezultat.';
  expect(form.getByText(over)).toBeVisible();
  await typeIntoPicker('Kraj', '13042026');
  expect(form.queryByText(over)).toBeNull();
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

test('before a publication is undone, the page says what else is lost', async () => {
  season.absences = [{ round: 1, player: babic, substitute: null }];
  const undoable = { allowed: true, what: 'Objava 1. kola', reason: null };
  api.use(http.get(SEASON_CALL, () => HttpResponse.json({ ...control(), undo: undoable })));
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Poništi objavu');
  const question = await dialog('Želite li poništiti objavu?');
  expect(question.getByText('Objava 1. kola')).toBeVisible();
  expect(question.getByText('Brišu se i odsutnosti i zamjene upisane u tom kolu.')).toBeVisible();
  expect(question.queryByText(/odustao/)).not.toBeInTheDocument();
});

test('before a publication is undone, the page says whose matches open again as forfeited', async () => {
  const undoable = { allowed: true, what: 'Objava 2. kola', reason: null };
  const [first] = control().rounds;
  const rounds = [
    { ...first, state: 'CLOSED' },
    { ...first, number: 2 },
  ];
  api.use(http.get(SEASON_CALL, () => HttpResponse.json({ ...control(), rounds, leaving: [babic], undo: undoable })));
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Poništi objavu');
  const question = await dialog('Želite li poništiti objavu?');
  expect(question.getByText('Tko je odustao, predaje neodigrani meč u kolu koje se ponovno otvara.')).toBeVisible();
});

test('before the first publication a withdrawal leaves a place to fill, and taken back it does not fill it', async () => {
  const preparing: Partial<SeasonControl> = { state: 'PREPARING', rounds: [], openMatches: [], mayReturn: [horvat] };
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(aControl(preparing))));
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši odustajanje');
  const leaving = await dialog('Odustajanje od sezone');
  expect(leaving.getByText(/ostaje prazno/)).toHaveTextContent(
    'Ako je igrač u početnoj piramidi, njegovo mjesto ostaje prazno: popunite ga prije objave, osim u zadnjem redu. Odustajanje se može poništiti, i nakon objave.',
  );
  expect(leaving.queryByText(/meč|idućom objavom|ne može vratiti/)).toBeNull();
  await userEvent.click(leaving.getByRole('button', { name: 'Zatvori' }));
  await press('Poništi odustajanje, Horvat L.');
  const question = await dialog(/poništiti odustajanje/);
  expect(
    question.getByText('Igrač ostaje u ovoj sezoni, ali se u početnu piramidu ne vraća sam: stavite ga na mjesto.'),
  ).toBeVisible();
  expect(question.queryByText(/predan/)).toBeNull();
});

test('after the last round withdrawing leaves a player out of the draw; after the draw nobody can withdraw', async () => {
  const over: Partial<SeasonControl> = { state: 'KNOCKOUT', openMatches: [] };
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(aControl(over))));
  const { unmount } = openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši odustajanje');
  expect((await dialog('Odustajanje od sezone')).getByText(/ne ulazi u ždrijeb/)).toBeVisible();
  unmount();
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(aControl({ ...over, isDrawn: true }))));
  openAsAdmin('/admin/pyramid-control/rounds');
  expect(await screen.findByText(/Tko odustane, svoj sljedeći meč gubi predajom prije meča\./)).toBeVisible();
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
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(aControl(over))));
  openAsAdmin('/admin/pyramid-control/rounds?match=2026-1-1');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('Sezona je završena.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Babić I\. Horvat L\./ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Ispravi|Upiši|Poništi)/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['0', '6,5', 'abc'])('%s rounds are refused in words, before anything is sent', async (rounds) => {
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Smanji broj kola');
  const field = (await dialog('Smanjenje broja kola')).getByRole('textbox', { name: 'Broj kola' });
  await userEvent.clear(field);
  await userEvent.type(field, `${rounds}{Enter}`);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Broj kola mora biti cijeli broj od 1 do 20.'));
});

test('the typed reason for fewer rounds stays when somebody else closes the round meanwhile, and the refusal says so', async () => {
  const message = 'Sezona je u međuvremenu promijenjena (Zvonimir Matić: Zatvoreno 1. kolo).';
  api.use(
    http.put(`${SEASON_CALL}/planned-rounds`, () =>
      refuse(409, message, { code: 'SEASON_CHANGED', extra: { version: 6, changes: [] } }),
    ),
  );
  const { client } = openAsAdmin('/admin/pyramid-control/rounds');
  await press('Smanji broj kola');
  const form = await dialog('Smanjenje broja kola');
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog' }), 'Kiša');
  const rounds = [ROUND, { ...ROUND, round: 'DRUGO_KOLO', number: 2 }];
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(aControl({ version: 6, rounds }))));
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByText(/^Planirano je 2, a objavljeno/)).toBeNull());
  expect(form.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Kiša');
  await userEvent.click(form.getByRole('button', { name: 'Smanji broj kola' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Kiša');
});
