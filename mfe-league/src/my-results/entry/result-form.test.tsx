import { refuse } from '@club/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { myResultsApi, openMyResults, typeGames } from '../../testing/my-results';

const { api, server } = myResultsApi();

test('an impossible score shows why and cannot be saved', async () => {
  openMyResults();
  const round = await typeGames('73');
  expect(round.getByText(/^Set 7:3 nije moguć/)).toBeVisible();
  expect(round.getByRole('button', { name: 'Spremi rezultat' })).toBeDisabled();
});

test('a set with one empty field is not sent as one to nil, nor shown as won, until its other field is typed', async () => {
  openMyResults();
  const round = await typeGames('646{Enter}');
  expect(round.getByText('2. set: upišite gemove obaju igrača.')).toBeVisible();
  expect(round.getByRole('button', { name: 'Spremi rezultat' })).toBeDisabled();
  expect(server.sent).toEqual([]);
  const field = round.getByRole('textbox', { name: '2. set, Kovač A.' });
  expect(field).not.toHaveAttribute('data-won');
  await userEvent.keyboard('0');
  expect(round.getByText('Pobjednik: Kovač A., 2:0.')).toBeVisible();
  expect(field).toHaveAttribute('data-won');
});

test('the focus moves after each digit; winner, points and movement are shown before saving', async () => {
  openMyResults();
  expect(await screen.findByText('Ljetna liga 2026. · Ana Kovač, 3. red')).toBeVisible();
  const round = await typeGames('643675');
  expect(round.getByRole('textbox', { name: '3. set, Bošnjak K.' })).toHaveValue('5');
  const winner = round.getByText('Pobjednik: Kovač A., 2:1.');
  expect(winner).toBeVisible();
  // Announced as a whole: the winner too, not only the points that change after it.
  expect(winner.closest('[role="status"]')).toHaveAttribute('aria-atomic', 'true');
  expect(round.getByText(/Vama 3 boda, protivniku 2. Penjete se u 2. red./)).toBeVisible();
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await round.findByText('čeka potvrdu protivnika')).toBeVisible();
  const scores = { set1Igrac1: 4, set1Igrac2: 6, set2Igrac1: 6, set2Igrac2: 3, set3Igrac1: 5, set3Igrac2: 7 };
  expect(server.sent).toEqual([
    { path: '/api/update-results-league/2026-10-2-1', body: { ...scores, retired: null, version: 0, seen: [2, 1] } },
  ]);
});

test('a digit is replaced by clicking on it and typing', async () => {
  openMyResults();
  const round = await typeGames('64');
  const first = round.getByRole<HTMLInputElement>('textbox', { name: '1. set, Kovač A.' });
  act(() => first.focus());
  // As in Safari: unless the release is prevented, it puts the caret before the digit, after the click.
  const isReleased = fireEvent.mouseUp(first);
  fireEvent.click(first);
  if (isReleased) first.setSelectionRange(0, 0);
  await userEvent.keyboard('7');
  expect(first).toHaveValue('7');
});

test('the keypad fills the next field, and a checkbox sets and clears who retired', async () => {
  openMyResults();
  const round = await typeGames('6');
  await userEvent.click(
    within(round.getByRole('group', { name: 'Gemovi: 1. set, Bošnjak K.' })).getByRole('button', { name: '2' }),
  );
  expect(round.getByRole('textbox', { name: '1. set, Bošnjak K.' })).toHaveValue('2');
  await userEvent.click(round.getByRole('checkbox', { name: 'Bošnjak K.' }));
  expect(round.getByText('Pobjednik: Kovač A., predaja u meču.')).toBeVisible();
  await userEvent.click(round.getByRole('checkbox', { name: 'Bošnjak K.' }));
  expect(round.getByText('Bez pobjednika: meč je prekinut.')).toBeVisible();
});

test('a screen reader hears what a key of the keypad has filled or emptied, and which field is next', async () => {
  openMyResults();
  const round = await typeGames('6');
  await userEvent.click(
    within(round.getByRole('group', { name: 'Gemovi: 1. set, Bošnjak K.' })).getByRole('button', { name: '4' }),
  );
  const keypad = within(round.getByRole('group', { name: 'Gemovi: 2. set, Kovač A.' }));
  expect(keypad.getByRole('status')).toHaveTextContent('1. set, Bošnjak K.: 4. Sljedeće: 2. set, Kovač A.');
  await userEvent.click(keypad.getByRole('button', { name: 'Obriši' }));
  expect(keypad.getByRole('status')).toHaveTextContent('1. set, Bošnjak K.: prazno.');
});

test('the keypad erases the digit of its field, then that of the field before', async () => {
  openMyResults();
  const round = await typeGames('643');
  const erase = () => userEvent.click(round.getByRole('button', { name: 'Obriši' }));
  const value = (field: string) => round.getByRole('textbox', { name: field });
  await erase();
  expect(value('2. set, Kovač A.')).toHaveValue('');
  await erase();
  expect(value('1. set, Bošnjak K.')).toHaveValue('');
  await userEvent.click(within(round.getByRole('group', { name: /^Gemovi/ })).getByRole('button', { name: '0' }));
  expect(value('1. set, Bošnjak K.')).toHaveValue('0');
});

test('after two sets for one player the digits go no further: there is no third set to type into', async () => {
  openMyResults();
  const round = await typeGames('6463');
  expect(round.getByText('Pobjednik: Kovač A., 2:0.')).toBeVisible();
  expect(round.getByRole('textbox', { name: '2. set, Bošnjak K.' })).toHaveFocus();
  expect(round.getByRole('textbox', { name: '3. set, Kovač A.' })).toHaveValue('');
});

test('a result that is typed over another one is typed to its end, although old digits win a set before', async () => {
  const wrong = {
    set1Igrac1: 6,
    set2Igrac1: 6,
    outcome: 'PLAYED',
    state: 'ENTERED',
    winner: aPlayer(2),
    version: 1,
  } as const;
  server.matches = [myMatch(wrong)];
  openMyResults();
  const round = within(await screen.findByRole('region', { name: '10. kolo, Bošnjak K.' }));
  await userEvent.click(round.getByRole('button', { name: 'Uredi' }));
  await userEvent.keyboard('6475');
  expect(round.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
    '6',
    '7',
    '',
    '4',
    '5',
    '',
  ]);
});

test('an entry by the opponent in the meantime is shown next to the player’s, and the player chooses', async () => {
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
  openMyResults();
  const round = await typeGames('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await round.findByText(/Rezultat je u međuvremenu promijenjen/)).toBeVisible();
  expect(round.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Igrač1. set2. set3. set',
    'Kovač A. 00',
    'Bošnjak K. 66',
    'Igrač1. set2. set3. set',
    'Kovač A. 66',
    'Bošnjak K. 44',
  ]);
  // A screen reader hears the warning once, without the tables, whose names say whose they are.
  expect(round.getByRole('alert')).toHaveTextContent(/odaberite koji vrijedi\.$/);
  expect(round.getAllByRole('table').map((table) => (table as HTMLTableElement).caption?.textContent)).toEqual([
    'Rezultat po setovima, Bošnjak K.',
    'Rezultat po setovima, vaš upis',
  ]);
  await userEvent.click(round.getByRole('button', { name: 'Spremi moj' }));
  await waitFor(() => expect(server.sent[0]?.body).toMatchObject({ set1Igrac2: 6, version: 5 }));
});

test('a player who discards an entry sees the current match, after one more call', async () => {
  let calls = 0;
  api.use(
    http.get('*/api/my-results-league', () => {
      calls += 1;
      return HttpResponse.json(server.matches);
    }),
  );
  openMyResults();
  const round = await typeGames('6');
  server.matches = [myMatch({ outcome: 'PLAYED', state: 'ENTERED', mayConfirm: true, winner: aPlayer(2) })];
  expect(calls).toBe(1);
  await userEvent.click(round.getByRole('button', { name: 'Odustani' }));
  expect(await round.findByText('čeka vašu potvrdu')).toBeVisible();
  expect(round.queryByRole('button', { name: 'Spremi rezultat' })).not.toBeInTheDocument();
  expect(calls).toBe(2);
  expect(server.sent).toEqual([]);
});

test('a lost response is not a conflict', async () => {
  const stored = myMatch({ outcome: 'PLAYED', set1Igrac2: 6, set1Igrac1: 4, set2Igrac2: 6, set2Igrac1: 4, version: 1 });
  api.use(
    http.put('*/api/update-results-league/:id', () =>
      refuse(409, 'Promijenjen.', { code: 'MATCH_CHANGED', extra: { match: stored } }),
    ),
  );
  openMyResults();
  const round = await typeGames('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await screen.findByText('Rezultat je spremljen.')).toBeVisible();
});
