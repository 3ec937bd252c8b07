import type { MyLeague, MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { fakeApi, member, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';
import { myLeague } from '../testing/my-league';
import { myMatch } from '../testing/my-match';

let me: MyLeague;
let matches: MyLeagueMatch[];
let sent: { path: string; body: Record<string, unknown> }[];

const save = http.put('*/api/update-results-league/:id', async ({ request }) => {
  const body = (await request.json()) as Record<string, unknown>;
  sent.push({ path: new URL(request.url).pathname, body });
  const { retired: _, ...scores } = body;
  matches = matches.map((match) => ({
    ...match,
    ...scores,
    outcome: 'PLAYED',
    state: 'ENTERED',
    winner: aPlayer(1),
    version: 1,
  }));
  return HttpResponse.json(matches[0]);
});
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/my-league', () => HttpResponse.json(me)),
  http.get('*/api/my-results-league', () => HttpResponse.json(matches)),
  save,
  http.post('*/api/league-matches/:id/:answer', async ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, body: (await request.json()) as Record<string, unknown> });
    matches = matches.map((match) => (match.mayConfirm ? { ...match, mayConfirm: false, state: 'CONFIRMED' } : match));
    return HttpResponse.json(matches[0]);
  }),
);
beforeEach(() => {
  localStorage.clear();
  me = myLeague();
  matches = [myMatch()];
  sent = [];
});

const open = () => renderRoutes(routes, { at: '/my-results-league', as: member() });
const card = async (name = '10. kolo, Bošnjak K.') => within(await screen.findByRole('region', { name }));
/** Types games field by field, as the focus moves automatically: own, opponent's, next set. */
async function type(games: string) {
  const round = await card();
  await userEvent.click(round.getByRole('button', { name: 'Upiši rezultat' }));
  await userEvent.keyboard(games);
  return round;
}

test('a member without a linked player sees how to get linked', async () => {
  me = myLeague({ player: null });
  open();
  expect(await screen.findByText('Vaš račun nije povezan s igračem lige')).toBeVisible();
});

test('an impossible score shows why and cannot be saved', async () => {
  open();
  const round = await type('73');
  expect(round.getByText(/^Set 7:3 nije moguć/)).toBeVisible();
  expect(round.getByRole('button', { name: 'Spremi rezultat' })).toBeDisabled();
});

test('the focus moves after each digit; winner, points and movement are shown before saving', async () => {
  open();
  expect(await screen.findByText('Ljetna liga 2026. · Ana Kovač, 3. red')).toBeVisible();
  const round = await type('643675');
  expect(round.getByRole('textbox', { name: '3. set, Bošnjak K.' })).toHaveValue('5');
  expect(round.getByText('Pobjednik: Kovač A., 2:1.')).toBeVisible();
  expect(round.getByText(/Vama 3 boda, protivniku 2. Penjete se u 2. red./)).toBeVisible();
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await round.findByText('čeka potvrdu protivnika')).toBeVisible();
  const scores = { set1Igrac1: 4, set1Igrac2: 6, set2Igrac1: 6, set2Igrac2: 3, set3Igrac1: 5, set3Igrac2: 7 };
  expect(sent).toEqual([
    { path: '/api/update-results-league/2026-10-2-1', body: { ...scores, retired: null, version: 0 } },
  ]);
});

test('the keypad fills the next field, and a box sets and clears who retired', async () => {
  open();
  const round = await type('6');
  await userEvent.click(
    within(round.getByRole('group', { name: 'Gemovi: 1. set, Bošnjak K.' })).getByRole('button', { name: '2' }),
  );
  expect(round.getByRole('textbox', { name: '1. set, Bošnjak K.' })).toHaveValue('2');
  await userEvent.click(round.getByRole('checkbox', { name: 'Bošnjak K.' }));
  expect(round.getByText('Pobjednik: Kovač A., predaja u meču.')).toBeVisible();
  await userEvent.click(round.getByRole('checkbox', { name: 'Bošnjak K.' }));
  expect(round.getByText('Bez pobjednika: meč je prekinut.')).toBeVisible();
});

test('an entry by the opponent in the meantime is shown next to the own one, and the player chooses', async () => {
  const theirs = myMatch({
    outcome: 'PLAYED',
    winner: aPlayer(2),
    set1Igrac1: 6,
    set2Igrac1: 6,
    version: 5,
    enteredBy: aPlayer(2),
  });
  api.use(
    http.put(
      '*/api/update-results-league/:id',
      () => refuse(409, 'Rezultat je promijenjen.', { code: 'MATCH_CHANGED', extra: { match: theirs } }),
      {
        once: true,
      },
    ),
  );
  open();
  const round = await type('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await round.findByText(/Rezultat je u međuvremenu promijenjen/)).toBeVisible();
  expect(round.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Kovač A. 00',
    'Bošnjak K. 66',
    'Kovač A. 66',
    'Bošnjak K. 44',
  ]);
  await userEvent.click(round.getByRole('button', { name: 'Spremi moj' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ set1Igrac2: 6, version: 5 }));
});

test('without a response the input is stored, and is there again when the page is reopened', async () => {
  api.use(http.put('*/api/update-results-league/:id', () => HttpResponse.error(), { once: true }));
  const { unmount } = open();
  const round = await type('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await round.findByText(/Upis je sačuvan\.$/)).toBeVisible();
  unmount();
  open();
  const again = await card();
  expect(await again.findByText('Vraćen je vaš upis koji još nije poslan.')).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Spremi rezultat' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('the opponent who signs in with the same browser does not get the stored input as their own', async () => {
  const { unmount } = open();
  await type('6464');
  unmount();
  matches = [myMatch({ mySide: 1, player1: aPlayer(1), player2: aPlayer(2) })];
  open();
  const round = await card();
  expect(round.getByRole('button', { name: 'Upiši rezultat' })).toBeVisible();
  expect(round.queryByText(/Vraćen je vaš upis/)).not.toBeInTheDocument();
});

test('the focus is on the button that opens the form again, once the form is closed', async () => {
  const { unmount } = open();
  const round = await type('6464');
  await userEvent.click(round.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(round.getByRole('button', { name: 'Upiši rezultat' })).toHaveFocus());
  await type('6464');
  unmount();
  open();
  const again = await card();
  await userEvent.click(await again.findByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(again.getByRole('button', { name: 'Upiši rezultat' })).toHaveFocus());
  await userEvent.click(again.getByRole('button', { name: 'Upiši rezultat' }));
  await userEvent.keyboard('6464');
  await userEvent.click(again.getByRole('button', { name: 'Spremi rezultat' }));
  await waitFor(() => expect(again.getByRole('button', { name: 'Uredi' })).toHaveFocus());
});

test('stored input that cannot be read is no input', async () => {
  const { id, mySide } = myMatch();
  localStorage.setItem(`club-result-draft:${id}:${mySide}`, '{}');
  open();
  expect((await card()).getByRole('button', { name: 'Upiši rezultat' })).toBeVisible();
});

test('a lost response is not a conflict', async () => {
  const stored = myMatch({ outcome: 'PLAYED', set1Igrac2: 6, set1Igrac1: 4, set2Igrac2: 6, set2Igrac1: 4, version: 1 });
  api.use(
    http.put('*/api/update-results-league/:id', () =>
      refuse(409, 'Promijenjen.', { code: 'MATCH_CHANGED', extra: { match: stored } }),
    ),
  );
  open();
  const round = await type('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await screen.findByText('Rezultat je spremljen.')).toBeVisible();
});

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
  matches = [entered];
  const { unmount } = open();
  const round = await card();
  expect(round.getByText('Upisano 07.06.2026. (Bošnjak K.). Je li točno?')).toBeVisible();
  await userEvent.click(round.getByRole('button', { name: 'Potvrdi' }));
  expect(await screen.findByText('Rezultat je potvrđen.')).toBeVisible();
  expect(sent).toEqual([{ path: '/api/league-matches/2026-10-2-1/confirm', body: { version: 3 } }]);
  unmount();

  matches = [entered];
  open();
  await userEvent.click((await card()).getByRole('button', { name: 'Ospori' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zašto osporavate rezultat?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ospori' }));
  expect(await dialog.findByText('Unesite razlog.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Razlog' }), 'Treći set je bio 6:4.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ospori' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 3, reason: 'Treći set je bio 6:4.' }));
});

test('a dispute of a result that has changed meanwhile shows the newer one, and keeps the reason', async () => {
  const shown = { mayConfirm: true, outcome: 'PLAYED', state: 'ENTERED', enteredBy: aPlayer(2) } as const;
  matches = [myMatch({ ...shown, version: 3 })];
  const newer = myMatch({ ...shown, version: 5, set1Igrac1: 6, set1Igrac2: 1, set2Igrac1: 6, set2Igrac2: 2 });
  api.use(
    http.post('*/api/league-matches/:id/dispute', async ({ request }) => {
      const body = (await request.json()) as { version: number };
      sent.push({ path: 'dispute', body });
      if (body.version === 5) return HttpResponse.json({ ...newer, state: 'DISPUTED' });
      return refuse(409, 'Promijenjen.', { code: 'MATCH_CHANGED', extra: { match: newer } });
    }),
  );
  open();
  await userEvent.click((await card()).getByRole('button', { name: 'Ospori' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Treći set.{Enter}');
  expect(await screen.findByText(/^Rezultat je u međuvremenu promijenjen, sada: .* 6:1 6:2\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Treći set.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ospori' }));
  expect(await screen.findByText('Rezultat je osporen.')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ version: 5, reason: 'Treći set.' });
});

test('who has disputed a result sees the reason, and may still confirm', async () => {
  matches = [
    myMatch({ mayConfirm: true, outcome: 'PLAYED', state: 'DISPUTED', disputeReason: 'Drugi set.', version: 4 }),
  ];
  open();
  const round = await card();
  expect(round.getByText(/Osporili ste: Drugi set\.$/)).toBeVisible();
  expect(round.queryByText(/Je li točno/)).toBeNull();
  expect(round.getByRole('button', { name: 'Promijeni razlog' })).toBeVisible();
  await userEvent.click(round.getByRole('button', { name: 'Ipak potvrdi' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ path: '/api/league-matches/2026-10-2-1/confirm', body: { version: 4 } }),
  );
});

describe('the focus stays where the player was', () => {
  const entered = (but: Partial<MyLeagueMatch> = {}) =>
    myMatch({ mayConfirm: true, outcome: 'PLAYED', state: 'ENTERED', enteredBy: aPlayer(2), version: 3, ...but });
  const press = async (name: string) => {
    const button = (await card()).getByRole('button', { name });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
  };
  const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

  test('on the match that was confirmed and can still be changed', async () => {
    matches = [entered()];
    open();
    await press('Potvrdi');
    await hasFocus('10. kolo');
  });

  test('on the next match, if the confirmed one is past', async () => {
    matches = [entered({ editable: false }), myMatch({ id: 'next', competitionPhase: 'DEVETO_KOLO' })];
    open();
    await press('Potvrdi');
    await hasFocus('9. kolo');
  });

  test('on the page, if no match is left', async () => {
    matches = [entered({ editable: false })];
    open();
    await press('Potvrdi');
    await hasFocus('Unos rezultata');
  });

  test('also after a dispute, whose dialog was opened by a button that is gone', async () => {
    matches = [entered()];
    open();
    await press('Ospori');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Treći set je bio 6:4.{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await hasFocus('10. kolo');
  });

  test('also when the entry of another appears in place of the form', async () => {
    api.use(
      http.put('*/api/update-results-league/:id', () =>
        refuse(409, 'Promijenjen.', { code: 'MATCH_CHANGED', extra: { match: entered({ version: 5 }) } }),
      ),
    );
    open();
    await type('6464');
    await press('Spremi rezultat');
    expect(await screen.findByText(/Rezultat je u međuvremenu promijenjen/)).toBeVisible();
    await hasFocus('10. kolo');
  });
});

test('past matches have no buttons, only the result and why it cannot be changed', async () => {
  matches = [
    myMatch({
      editable: false,
      outcome: 'RETIRED',
      winner: aPlayer(1),
      retired: aPlayer(2),
      set1Igrac2: 6,
      set1Igrac1: 1,
    }),
    myMatch({ id: 'n', editable: false, outcome: 'UNPLAYED', substituted1: aPlayer(5) }),
  ];
  open();
  const past = within(await screen.findByRole('region', { name: 'Raniji mečevi' }));
  expect(past.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '10. kolo 2026.Bošnjak K. 6:1izazivačpobjeda, ret.',
    '10. kolo 2026.Bošnjak K. (zam.)–izazivačN nije igrano',
  ]);
  expect(past.queryByRole('button')).not.toBeInTheDocument();
  expect(past.getByText('Rok za izmjenu je prošao. Za ispravak se javite administratoru.')).toBeVisible();
});

test('an open match has a link to the grid with the opponent', async () => {
  open();
  const link = (await card()).getByRole('link', { name: 'Rezerviraj teren' });
  expect(link).toHaveAttribute('href', '/main-reservations?opponent=Kre%C5%A1imir%20Bo%C5%A1njak');
});
