import { deferred, refuse } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { card, myResultsApi, openMyResults } from '../../testing/my-results';

const { api, server } = myResultsApi();

test('the opponent confirms an entry, or disputes it with a reason', async () => {
  const entered = myMatch({
    editable: false,
    mayConfirm: true,
    outcome: 'PLAYED',
    state: 'ENTERED',
    enteredBy: aPlayer(2),
    enteredAt: '2026-06-07T10:00:00Z',
    version: 3,
  });
  server.matches = [entered];
  const { unmount } = openMyResults();
  const round = await card();
  expect(round.getByText('Upisano 07.06.2026. (Bošnjak K.). Je li točno?')).toBeVisible();
  await userEvent.click(round.getByRole('button', { name: 'Potvrdi' }));
  expect(await screen.findByText('Rezultat je potvrđen.')).toBeVisible();
  expect(server.sent).toEqual([{ path: '/api/league-matches/2026-10-2-1/confirm', body: { version: 3 } }]);
  unmount();

  server.matches = [entered];
  openMyResults();
  await userEvent.click((await card()).getByRole('button', { name: 'Ospori' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zašto osporavate rezultat?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ospori' }));
  expect(await dialog.findByText('Unesite razlog.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Razlog' }), 'Treći set je bio 6:4.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ospori' }));
  await waitFor(() => expect(server.sent.at(-1)?.body).toEqual({ version: 3, reason: 'Treći set je bio 6:4.' }));
});

test('a reason that the server refuses is marked at its field', async () => {
  server.matches = [
    myMatch({ mayConfirm: true, state: 'ENTERED', outcome: 'PLAYED', enteredBy: aPlayer(2), version: 3 }),
  ];
  const fields = { reason: 'Tekst sadrži nedopuštene znakove.' };
  api.use(http.post('*/api/league-matches/:id/dispute', () => refuse(400, 'Provjerite unesene podatke.', { fields })));
  openMyResults();
  await userEvent.click((await card()).getByRole('button', { name: 'Ospori' }));
  const field = await screen.findByRole('textbox', { name: 'Razlog' });
  await userEvent.type(field, 'Treći set.{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(fields.reason));
});

test('an answer that was accepted is shown before all of the league has been read again', async () => {
  server.matches = [
    myMatch({ mayConfirm: true, state: 'ENTERED', outcome: 'PLAYED', enteredBy: aPlayer(2), version: 3 }),
  ];
  openMyResults();
  await userEvent.click((await card()).getByRole('button', { name: 'Ospori' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Treći set je bio 6:4.');
  const reading = deferred();
  api.use(
    http.get('*/api/my-results-league', async () => {
      await reading.promise;
      return HttpResponse.json(server.matches);
    }),
  );
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 5_000 });
  reading.resolve();
});

test('a result without a winner says so to the player who is to confirm it, even if it has changed meanwhile', async () => {
  const shown = { mayConfirm: true, state: 'ENTERED', enteredBy: aPlayer(2), set1Igrac1: 6, set1Igrac2: 3 } as const;
  server.matches = [myMatch({ ...shown, outcome: 'NO_RESULT', version: 3 })];
  const newer = myMatch({ ...shown, outcome: 'RETIRED', winner: aPlayer(2), retired: aPlayer(1), version: 5 });
  api.use(
    http.post('*/api/league-matches/:id/dispute', () =>
      refuse(409, 'Promijenjen.', { code: 'MATCH_CHANGED', extra: { match: newer } }),
    ),
  );
  openMyResults();
  const round = await card();
  expect(round.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Igrač1. set2. set3. set',
    'Kovač A. 3',
    'Bošnjak K. 6',
    'bez pobjednika',
  ]);
  await userEvent.click(round.getByRole('button', { name: 'Ospori' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Treći set.{Enter}');
  expect(await screen.findByText(/\(sada: Bošnjak K\. – Kovač A\. 6:3 ret\.\)\. Razlog je sačuvan/)).toBeVisible();
});

test('a dispute of a result that has changed meanwhile shows the newer one, and keeps the reason', async () => {
  const shown = { mayConfirm: true, outcome: 'PLAYED', state: 'ENTERED', enteredBy: aPlayer(2) } as const;
  server.matches = [myMatch({ ...shown, version: 3 })];
  const newer = myMatch({ ...shown, version: 5, set1Igrac1: 6, set1Igrac2: 1, set2Igrac1: 6, set2Igrac2: 2 });
  api.use(
    http.post('*/api/league-matches/:id/dispute', async ({ request }) => {
      const body = (await request.json()) as { version: number };
      server.sent.push({ path: 'dispute', body });
      if (body.version === 5) return HttpResponse.json({ ...newer, state: 'DISPUTED' });
      return refuse(409, 'Promijenjen.', { code: 'MATCH_CHANGED', extra: { match: newer } });
    }),
  );
  openMyResults();
  await userEvent.click((await card()).getByRole('button', { name: 'Ospori' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Treći set.{Enter}');
  expect(await screen.findByText(/^Rezultat je u međuvremenu promijenjen \(sada: .* 6:1 6:2\)\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Treći set.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ospori' }));
  expect(await screen.findByText('Rezultat je osporen.')).toBeVisible();
  expect(server.sent.at(-1)?.body).toEqual({ version: 5, reason: 'Treći set.' });
});

test.each([
  ['confirmation', 'Potvrdi', undefined, { state: 'CONFIRMED' }, 'Rezultat je potvrđen.'],
  ['dispute', 'Ospori', 'Treći set.', { state: 'DISPUTED', disputeReason: 'Treći set.' }, 'Rezultat je osporen.'],
  [
    'dispute whose reason is stored without invisible characters and in one spelling',
    'Ospori',
    'Trec\u0301i\u00ad set.',
    { state: 'DISPUTED', disputeReason: 'Treći set.' },
    'Rezultat je osporen.',
  ],
] as const)(
  'a %s that is sent again after its response was lost is not a conflict',
  async (_kind, button, reason, now, done) => {
    const shown = { mayConfirm: true, outcome: 'PLAYED', enteredBy: aPlayer(2), set1Igrac1: 6, set2Igrac1: 6 } as const;
    server.matches = [myMatch({ ...shown, state: 'ENTERED', version: 3 })];
    const match = myMatch({ ...shown, ...now, version: 4 });
    api.use(
      http.post('*/api/league-matches/:id/:answer', () =>
        refuse(409, 'Rezultat je u međuvremenu promijenjen.', { code: 'MATCH_CHANGED', extra: { match } }),
      ),
    );
    openMyResults();
    await userEvent.click((await card()).getByRole('button', { name: button }));
    if (reason) await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), `${reason}{Enter}`);
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.queryByText(/u međuvremenu promijenjen/)).not.toBeInTheDocument();
  },
);

test('a player who has disputed a result sees the reason, and may still confirm', async () => {
  server.matches = [
    myMatch({ mayConfirm: true, outcome: 'PLAYED', state: 'DISPUTED', disputeReason: 'Drugi set.', version: 4 }),
  ];
  openMyResults();
  const round = await card();
  expect(round.getByText(/Osporili ste: Drugi set\.$/)).toBeVisible();
  expect(round.queryByText(/Je li točno/)).toBeNull();
  expect(round.getByRole('button', { name: 'Promijeni razlog' })).toBeVisible();
  await userEvent.click(round.getByRole('button', { name: 'Ipak potvrdi' }));
  await waitFor(() =>
    expect(server.sent.at(-1)).toEqual({ path: '/api/league-matches/2026-10-2-1/confirm', body: { version: 4 } }),
  );
});

describe('although the buttons are gone before everything has been loaded again', () => {
  const shown = { mayConfirm: true, outcome: 'PLAYED', state: 'ENTERED', enteredBy: aPlayer(2) } as const;
  /** Opens the match; from then on the call for the player's position gets no response until `resolve`. */
  async function openWithHeldPosition() {
    server.matches = [myMatch(shown)];
    openMyResults();
    const button = await (await card()).findByRole('button', { name: 'Potvrdi' });
    const held = deferred();
    api.use(http.get('*/api/my-league', () => held.promise.then(() => HttpResponse.json(server.me))));
    return { button, held };
  }

  test('a confirmation is reported', async () => {
    const { button, held } = await openWithHeldPosition();
    await userEvent.click(button);
    expect(await screen.findByText('Rezultat je potvrđen.')).toBeVisible();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    held.resolve();
  });

  test('the reason of its refusal is shown', async () => {
    const { button, held } = await openWithHeldPosition();
    api.use(
      http.post('*/api/league-matches/:id/confirm', () => {
        server.matches = [myMatch({ ...shown, mayConfirm: false, state: 'CONFIRMED' })];
        return refuse(409, 'Rezultat je već potvrđen.');
      }),
    );
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    held.resolve();
    expect(await screen.findByText('Rezultat je već potvrđen.')).toBeVisible();
  });
});
