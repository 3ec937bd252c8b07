import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import type { PublishDraw } from '@club/shared/contracts/league/knockout-control';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { deferred, fakeApi, onLeagueDay, picker, refuse, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { aDraw } from '../../testing/a-draw';
import { aControl, aMatch, aPyramid, cellsOf, PLAYERS, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';

const [babic, horvat, zoric] = PLAYERS as [
  (typeof PLAYERS)[number],
  (typeof PLAYERS)[number],
  (typeof PLAYERS)[number],
];
let control: SeasonControl;
let drawn: LeagueDraw;
let sent: unknown[];
let previews = 0;
const pyramid = () =>
  aPyramid({
    'List of pyramid': cellsOf([1, 2, 3]),
    state: control.state,
    plannedRounds: 1,
    undo: control.undo,
  });
const SEASON = '*/api/admin/league/seasons/2026';
const done = async (request: Request, message: string) => {
  sent.push(await request.json());
  return HttpResponse.json({ message, version: 6 });
};
const api = fakeApi(
  http.get('*/api/club-day', () =>
    HttpResponse.json({
      today: '2026-07-20',
      now: '2026-07-20T08:00:00Z',
      seasons: [],
      landing: 'LEAGUE',
      leagueYear: 2026,
    }),
  ),
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(pyramid())),
  http.get(SEASON, () => HttpResponse.json(control)),
  http.get('*/api/league-draw/2026', () => HttpResponse.json(drawn)),
  http.get('*/api/summer-league-seeders/2026', () =>
    HttpResponse.json(
      [babic, horvat, zoric].map((player, index) => {
        return { playerRank: index + 1, player, points: 30 - index, playedRound: true };
      }),
    ),
  ),
  http.post(`${SEASON}/draw/preview`, async ({ request }) => {
    previews += 1;
    const { withdrawn } = (await request.json()) as PublishDraw;
    const seeders = [babic, horvat, zoric].filter(({ id }) => !withdrawn.includes(id));
    return HttpResponse.json({
      seeders: seeders.map((player, index) => ({ playerRank: index + 1, player, points: 0, playedRound: true })),
      draw: drawn,
    });
  }),
  http.post(`${SEASON}/draw`, ({ request }) => done(request, 'Ždrijeb je objavljen.')),
  http.put(`${SEASON}/draw/dates`, ({ request }) => done(request, 'Datumi faze su spremljeni.')),
  http.post(`${SEASON}/consolation`, ({ request }) => done(request, 'Ždrijeb utješnog turnira je objavljen.')),
  http.post(`${SEASON}/finish`, ({ request }) => {
    control = { ...control, state: 'FINISHED', mayFinish: false };
    return done(request, 'Sezona je završena.');
  }),
  http.post('*/api/admin/league/seasons', ({ request }) => done(request, 'Sezona 2027. je pripremljena.')),
);
beforeEach(() => {
  control = aControl({ plannedRounds: 1, rounds: [{ ...ROUND, state: 'CLOSED' }], openMatches: [], nextDates: null });
  drawn = aDraw();
  sent = [];
});

test('before the last round is closed nothing can be drawn', async () => {
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await screen.findByText('Završni turnir još ne počinje.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pregled ždrijeba' })).toBeNull();
});

test('the draw is published as previewed, without a player who stays left out after a look at the knockout', async () => {
  control = { ...control, mayDraw: true };
  openAsAdmin('/admin/pyramid-control/knockout');
  await userEvent.click(await screen.findByRole('link', { name: 'Pregled ždrijeba' }));
  expect(await screen.findByText('Babić I. (1) – slobodno')).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' }));
  expect(await screen.findByText('Ždrijeb za 2 igrača, od 20.07.2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Natrag na završni turnir' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Pregled ždrijeba' }));
  expect(await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' })).not.toBeChecked();
  expect(await screen.findByText('Ždrijeb za 2 igrača, od 20.07.2026.')).toBeVisible();
  const asked = previews;
  const publish = async () => {
    await press('Objavi');
    await userEvent.click((await dialog('Želite li objaviti ždrijeb?')).getByRole('button', { name: 'Objavi' }));
  };
  api.use(http.post(`${SEASON}/draw`, () => refuse(409, 'Sezona je promijenjena.'), { once: true }));
  await publish();
  // The question closes, because confirming it again would be refused again.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Sezona je promijenjena.')).toBeVisible();
  await publish();
  expect(await screen.findByText('Ždrijeb je objavljen.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Završni turnir' })).toBeVisible();
  // Another preview would be refused, because the draw is published by now.
  expect(previews).toBe(asked);
  expect(sent).toEqual([{ firstPhaseFrom: '2026-07-20', withdrawn: [3], version: 5 }]);
});

test('after a change of the season no draw can be published until its preview has loaded', async () => {
  control = { ...control, mayDraw: true };
  const answered = deferred();
  api.use(
    http.post(`${SEASON}/draw/preview`, async ({ request }) => {
      const { version } = (await request.json()) as PublishDraw;
      if (version !== 5) await answered.promise;
      return HttpResponse.json({ seeders: [], draw: drawn });
    }),
  );
  const { client } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  const outcome = 'Ždrijeb za 0 igrača, od 20.07.2026.';
  expect(await screen.findByText(outcome)).toBeVisible();
  control = { ...control, version: 6 };
  await act(() => client.invalidateQueries({ queryKey: keys.seasonControl(2026) }));
  expect(await screen.findByText('Pregled se osvježava…')).toBeVisible();
  await press('Objavi');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answered.resolve();
  expect(await screen.findByText(outcome)).toBeVisible();
  await press('Objavi');
  await dialog('Želite li objaviti ždrijeb?');
});

test('two players who are left out in quick succession are both missing from the draw', async () => {
  control = { ...control, mayDraw: true };
  openAsAdmin('/admin/pyramid-control/knockout/preview');
  const out = await screen.findAllByRole('checkbox', { name: /^Igra završni turnir, (Horvat|Zorić)/ });
  act(() => {
    for (const box of out) box.click();
  });
  for (const box of out) expect(box).not.toBeChecked();
});

test('a player without whom there is no preview can be put back', async () => {
  control = { ...control, mayDraw: true };
  openAsAdmin('/admin/pyramid-control/knockout/preview');
  const zoric = await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' });
  api.use(http.post(`${SEASON}/draw/preview`, () => refuse(409, 'Za ždrijeb treba još igrača.'), { once: true }));
  await userEvent.click(zoric);
  expect(await screen.findByText('Za ždrijeb treba još igrača.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Objavi' })).not.toBeInTheDocument();
  await userEvent.click(zoric);
  expect(await screen.findByText('Ždrijeb za 3 igrača, od 20.07.2026.')).toBeVisible();
  expect(zoric).toHaveFocus();
});

test('someone who goes to another screen while the draw is being published stays there', async () => {
  control = { ...control, mayDraw: true };
  const answered = deferred();
  api.use(
    http.post(`${SEASON}/draw`, async () => {
      await answered.promise;
      return HttpResponse.json({ message: 'Ždrijeb je objavljen.', version: 6 });
    }),
  );
  const { router } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  await press('Objavi');
  await userEvent.click((await dialog('Želite li objaviti ždrijeb?')).getByRole('button', { name: 'Objavi' }));
  await act(() => router.navigate('/admin/season-import'));
  answered.resolve();
  expect(await screen.findByText('Ždrijeb je objavljen.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/season-import');
});

test('if the server refuses the first day, the message is at its field and the preview stays', async () => {
  control = { ...control, mayDraw: true };
  const message = 'Završni turnir mora početi nakon kraja zadnjeg kola.';
  const asked: unknown[] = [];
  api.use(
    http.post(`${SEASON}/draw/preview`, async ({ request }) => {
      const { firstPhaseFrom } = (await request.json()) as PublishDraw;
      asked.push(firstPhaseFrom);
      if (firstPhaseFrom === '2026-07-01') return refuse(400, message, { fields: { firstPhaseFrom: message } });
      return HttpResponse.json({ seeders: [], draw: drawn });
    }),
  );
  const { router } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  expect(await screen.findByText('Babić I. (1) – slobodno')).toBeVisible();
  await press('Prvi dan završnog turnira');
  await dialog('Prvi dan završnog turnira');
  await typeIntoPicker('Prva faza od', '01072026');
  await press('Primijeni');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await picker('Prva faza od')).toHaveAccessibleDescription(message);
  expect(screen.getByText('Babić I. (1) – slobodno')).toBeInTheDocument();

  await typeIntoPicker('Prva faza od', '25072026');
  await press('Primijeni');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?from=2026-07-25');
  expect(await screen.findByText('Ždrijeb za 0 igrača, od 25.07.2026.')).toBeVisible();
  expect(asked.slice(-2)).toEqual(['2026-07-01', '2026-07-25']);
});

test('a phase is moved; the second administrator sees the conflict, and the typed dates stay', async () => {
  control = { ...control, state: 'KNOCKOUT', isDrawn: true, mayDrawConsolation: true, openMatches: [aMatch()] };
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await rowsOf('Mečevi završnog turnira')).toHaveLength(2);
  expect((await rowsOf('Faze završnog turnira'))[1]?.slice(0, 3)).toEqual([
    'Polufinale',
    '01.08.2026. – 08.08.2026.',
    '0 od 1',
  ]);
  const changes = [{ version: 9, at: '2026-08-01T10:00:00Z', actor: 'Zvonimir Matić', what: 'Rezultat' }];
  const message = 'Sezona je u međuvremenu promijenjena (Zvonimir Matić: Rezultat).';
  api.use(
    http.put(`${SEASON}/draw/dates`, () => refuse(409, message, { extra: { version: 9, changes } }), { once: true }),
  );
  await press('Promijeni datume, Polufinale');
  const form = await dialog('Datumi: Polufinale');
  await press('Spremi');
  expect(await form.findByText(message)).toBeVisible();
  await press('Spremi');
  expect(await screen.findByText('Datumi faze su spremljeni.')).toBeVisible();
  const dates = { startDate: '2026-08-01', endDate: '2026-08-08' };
  expect(sent).toEqual([{ tournament: 'MAIN', phase: 'POLUFINALE', ...dates, version: 9 }]);

  await press('Objavi ždrijeb');
  await dialog('Ždrijeb utješnog turnira');
  await press('Objavi');
  await waitFor(() => expect(sent.at(-1)).toEqual({ firstPhaseFrom: '2026-07-20', version: 5 }));
});

test('after a round that was closed early, the first day that the server accepts is proposed for the consolation', async () => {
  const rounds = [{ ...ROUND, state: 'CLOSED' as const, endDate: '2026-07-25' }];
  control = { ...control, rounds, state: 'KNOCKOUT', isDrawn: true, mayDrawConsolation: true };
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Objavi ždrijeb');
  await dialog('Ždrijeb utješnog turnira');
  await press('Objavi');
  await waitFor(() => expect(sent).toEqual([{ firstPhaseFrom: '2026-07-26', version: 5 }]));
});

test('for a season without rounds there is no page with seeders yet', async () => {
  control = { ...control, state: 'PREPARING', rounds: [] };
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await screen.findByText('Ždrijeb se objavljuje kad je zatvoreno zadnje kolo.')).toBeVisible();
});

test('after the final the season ends only after a confirmation, and the next one is prepared', async () => {
  control = { ...control, state: 'KNOCKOUT', isDrawn: true, isConsolationDrawn: true, mayFinish: true };
  drawn = aDraw(horvat);
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await screen.findByRole('region', { name: 'Završni turnir 2026.' })).toBeVisible();
  // There is no second link to this page itself.
  expect(screen.getAllByRole('link', { name: 'Završni turnir' })).toHaveLength(1);
  api.use(http.post(`${SEASON}/finish`, () => refuse(409, 'Sezona je promijenjena.'), { once: true }));
  await press('Završi sezonu');
  await userEvent.click((await dialog(/završiti sezonu/)).getByRole('button', { name: 'Završi sezonu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Sezona je promijenjena.')).toBeVisible();

  await press('Završi sezonu');
  const question = await dialog('Želite li završiti sezonu 2026.?');
  expect(question.getByText('Prvak: Horvat L.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Završi sezonu' }));
  expect(await screen.findByRole('heading', { name: 'Sezona 2026. je završena' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Promijeni datume/ })).toBeNull();
  await press('Pripremi sezonu 2027.');
  await userEvent.click((await dialog(/pripremiti sezonu 2027/)).getByRole('button', { name: 'Pripremi' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ year: 2027 }));
});

test('before the season ends, matches that would stay unplayed or disputed are listed', async () => {
  const played = aMatch({ id: '2026-FINAL-1', outcome: 'PLAYED', state: 'DISPUTED' });
  control = {
    ...control,
    ...{ state: 'KNOCKOUT', isDrawn: true, isConsolationDrawn: true, mayFinish: true },
    openMatches: [aMatch({ id: '2026-C-1' }), aMatch({ id: '2026-C-2' }), played],
    disputed: [{ match: played, reason: 'Drugi set' }],
  };
  drawn = aDraw(horvat);
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Završi sezonu');
  const question = await dialog('Želite li završiti sezonu 2026.?');
  expect(question.getByText('Bez rezultata ostaju 2 meča.')).toBeVisible();
  expect(question.getByText('Osporeni rezultati: 1. Najprije ih ispravite ili potvrdite.')).toBeVisible();
});

test('after a pause this year’s season is prepared, not a past one', async () => {
  control = { ...control, state: 'FINISHED' };
  api.use(onLeagueDay('2029-07-20'));
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Pripremi sezonu 2029.');
  const question = await dialog(/pripremiti sezonu 2029/);
  expect(question.getByText('Pravila i članarina su kao u sezoni 2026.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Pripremi' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ year: 2029 }));
});

test('a season without enough players for a draw is finished without a champion, after a question', async () => {
  control = { ...control, state: 'KNOCKOUT', mayFinish: true };
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await screen.findByText('Za završni turnir nema dovoljno igrača.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pregled ždrijeba' })).toBeNull();
  await press('Završi sezonu');
  const question = await dialog('Želite li završiti sezonu 2026.?');
  expect(question.getByText('Sezona završava bez prvaka.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Završi sezonu' }));
  expect(await screen.findByText('Sezona 2026. je završena.')).toBeVisible();
  expect(sent).toEqual([{ version: 5 }]);
  expect(await screen.findByRole('button', { name: 'Pripremi sezonu 2027.' })).toBeVisible();
});
