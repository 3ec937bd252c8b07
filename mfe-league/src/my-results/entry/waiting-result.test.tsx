import { deferred, refuse } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { card, myResultsApi, openMyResults, typeGames } from '../../testing/my-results';

const { api, server } = myResultsApi();
afterEach(() => report('online'));

const report = (state: 'online' | 'offline') => act(() => void dispatchEvent(new Event(state)));
const save = async () => userEvent.click((await card()).getByRole('button', { name: 'Spremi rezultat' }));
const lastOfOpponent = async () => (await card()).getByRole('textbox', { name: '2. set, Bošnjak K.' });

/** The player leaves the screen. @returns a function that comes back to it */
async function leave({ router }: ReturnType<typeof openMyResults>): Promise<() => Promise<void>> {
  await act(() => router.navigate('/contact'));
  expect(await screen.findByRole('heading', { name: 'Kontakt' })).toBeVisible();
  return () => act(() => router.navigate('/my-results-league'));
}

/** Saves a result without a network, and leaves the screen before it returns. @returns as `leave` */
async function sendAfterLeaving(): Promise<() => Promise<void>> {
  const opened = openMyResults();
  await typeGames('6464');
  report('offline');
  await save();
  const comeBack = await leave(opened);
  report('online');
  return comeBack;
}

/** Types into a field of a result that was '6464', and checks a box. */
async function tryToChange() {
  await userEvent.type(await lastOfOpponent(), '3', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  await userEvent.click((await card()).getByRole('checkbox', { name: 'Bošnjak K.' }));
}
async function expectUnchanged() {
  expect(await lastOfOpponent()).toHaveValue('4');
  expect((await card()).getByRole('checkbox', { name: 'Bošnjak K.' })).not.toBeChecked();
}

async function correctTo(games: string) {
  await userEvent.click((await card()).getByRole('button', { name: 'Promijeni upis' }));
  await userEvent.click(await lastOfOpponent());
  await userEvent.keyboard(games);
}

test('while a result is being sent, nothing can be typed that would be lost', async () => {
  const answered = deferred();
  api.use(http.put('*/api/update-results-league/:id', () => answered.promise, { once: true }));
  openMyResults();
  const round = await typeGames('6464');
  await save();
  await tryToChange();
  await expectUnchanged();
  expect(round.queryByRole('button', { name: 'Promijeni upis' })).not.toBeInTheDocument();
  answered.resolve();
  expect(await round.findByText('čeka potvrdu protivnika')).toBeVisible();
});

test('while a result is being sent, the keypad neither fills nor empties a field, nor says so', async () => {
  const answered = deferred();
  api.use(http.put('*/api/update-results-league/:id', () => answered.promise, { once: true }));
  openMyResults();
  await typeGames('6464');
  await save();
  const keypad = within((await card()).getByRole('group', { name: 'Gemovi: 2. set, Bošnjak K.' }));
  for (const name of ['3', 'Obriši']) {
    await userEvent.click(keypad.getByRole('button', { name }));
    expect(keypad.getByRole('status')).toBeEmptyDOMElement();
  }
  expect(await lastOfOpponent()).toHaveValue('4');
  answered.resolve();
  expect(await (await card()).findByText('čeka potvrdu protivnika')).toBeVisible();
});

test('Enter pressed twice sends a result once', async () => {
  openMyResults();
  await typeGames('6464');
  act(() => {
    for (const _ of 'xx') screen.getByRole('button', { name: 'Spremi rezultat' }).click();
  });
  expect(await screen.findByText('Rezultat je spremljen.')).toBeVisible();
  expect(server.sent).toHaveLength(1);
});

describe('a result that waits for the network', () => {
  test('cannot be overwritten; if it is cancelled and corrected, only the corrected result is sent', async () => {
    openMyResults();
    const round = await typeGames('6464');
    report('offline');
    await save();
    expect(await round.findByText(/^Nema veze s internetom/)).toBeVisible();
    await tryToChange();
    await expectUnchanged();
    await correctTo('3');
    expect(round.queryByText(/^Nema veze s internetom/)).not.toBeInTheDocument();
    await save();
    report('online');
    expect(await screen.findByText('Rezultat je spremljen.')).toBeVisible();
    expect(server.sent.map(({ body }) => body)).toEqual([expect.objectContaining({ set2Igrac1: 3, set2Igrac2: 6 })]);
  });

  test('is still waiting when the player comes back, and can be corrected then', async () => {
    const opened = openMyResults();
    await typeGames('6464');
    report('offline');
    await save();
    const comeBack = await leave(opened);
    await comeBack();
    const round = await card();
    expect(await round.findByText(/^Nema veze s internetom/)).toBeVisible();
    expect(round.queryByText(/^Vraćen je vaš upis/)).not.toBeInTheDocument();
    await save();
    await correctTo('3');
    await save();
    report('online');
    expect(await round.findByText('čeka potvrdu protivnika')).toBeVisible();
    expect(server.sent.map(({ body }) => body)).toEqual([expect.objectContaining({ set2Igrac1: 3, version: 0 })]);
  });

  test('is sent while the player looks at it again, and the form closes', async () => {
    const opened = openMyResults();
    await typeGames('6464');
    report('offline');
    await save();
    await leave(opened);
    await act(() => opened.router.navigate('/my-results-league?edit=2026-10-2-1'));
    const round = await card();
    expect(await round.findByText(/^Nema veze s internetom/)).toBeVisible();
    report('online');
    expect(await round.findByRole('button', { name: 'Uredi' })).toBeVisible();
    await userEvent.click(round.getByRole('button', { name: 'Uredi' }));
    await tryToChange();
    expect(await lastOfOpponent()).toHaveValue('3');
  });
});

test('the opponent’s entry stays visible while the player’s entry is sent to replace it', async () => {
  const theirs = myMatch({ outcome: 'PLAYED', winner: aPlayer(2), set1Igrac1: 6, set2Igrac1: 6, version: 5 });
  const changed = () => refuse(409, 'Promijenjen.', { code: 'MATCH_CHANGED', extra: { match: theirs } });
  const answered = deferred();
  api.use(
    http.put('*/api/update-results-league/:id', changed, { once: true }),
    http.put('*/api/update-results-league/:id', () => answered.promise, { once: true }),
  );
  openMyResults();
  const round = await typeGames('6464');
  await save();
  await userEvent.click(await round.findByRole('button', { name: 'Spremi moj' }));
  expect(await round.findByRole('button', { name: 'Spremi moj' })).toHaveAttribute('aria-busy', 'true');
  expect(round.getByRole('button', { name: 'Zadrži postojeći' })).toBeDisabled();
  answered.resolve();
  expect(await screen.findByText('Rezultat je spremljen.')).toBeVisible();
});

describe('after the player has left the screen, a result', () => {
  test('that is saved is reported', async () => {
    const answered = deferred();
    api.use(http.put('*/api/update-results-league/:id', () => answered.promise, { once: true }));
    const opened = openMyResults();
    await typeGames('6464');
    await save();
    await leave(opened);
    answered.resolve();
    expect(await screen.findByText('Rezultat je spremljen.')).toBeVisible();
  });

  test('that is refused is reported with the reason, and the input is kept', async () => {
    api.use(
      http.put('*/api/update-results-league/:id', () => refuse(409, 'Rok je istekao.', { code: 'DEADLINE_PASSED' })),
    );
    const comeBack = await sendAfterLeaving();
    const { player1, player2 } = myMatch();
    const text = `Rezultat meča ${player1.displayName} – ${player2.displayName} nije spremljen. Rok je istekao. Upis je sačuvan pod „Unos rezultata”.`;
    expect(await screen.findByText(text)).toBeVisible();
    await comeBack();
    expect(await lastOfOpponent()).toHaveValue('4');
  });
});

describe('a result of a match that is not the player’s any more', () => {
  const refuseWith = (status: number, code: string, message: string) =>
    api.use(
      http.put('*/api/update-results-league/:id', () => {
        server.matches = [];
        return refuse(status, message, { code });
      }),
    );

  test.each([
    [409, 'MATCH_CHANGED', 'Par se u međuvremenu promijenio: sada igraju Bošnjak K. i Horvat L.'],
    [403, 'NOT_YOUR_MATCH', 'Rezultat mogu upisati samo igrači tog meča.'],
    [404, 'MATCH_UNKNOWN', 'Taj meč ne postoji.'],
  ])(
    'is not kept where the player would not find it, and the message does not promise it (%s %s)',
    async (status, code, message) => {
      refuseWith(status, code, message);
      await sendAfterLeaving();
      expect(await screen.findByText(`Rezultat meča Bošnjak K. – Kovač A. nije spremljen. ${message}`)).toBeVisible();
      expect(localStorage).toHaveLength(0);
    },
  );

  test('is reported also to a player whose form closes because of it', async () => {
    refuseWith(409, 'MATCH_CHANGED', 'Par se promijenio.');
    openMyResults();
    await typeGames('6464');
    await save();
    expect(await screen.findByText('Nema mečeva za unos.')).toBeVisible();
    expect(screen.getByText('Rezultat meča Bošnjak K. – Kovač A. nije spremljen. Par se promijenio.')).toBeVisible();
  });

  test('is kept if others play the match but the player is still one of them', async () => {
    const match = myMatch({ player1: aPlayer(3) });
    api.use(
      http.put('*/api/update-results-league/:id', () => {
        server.matches = [match];
        return refuse(409, 'Par se promijenio.', { code: 'MATCH_CHANGED', extra: { match } });
      }),
    );
    const comeBack = await sendAfterLeaving();
    expect(await screen.findByText(/Par se promijenio\. Upis je sačuvan pod „Unos rezultata”\.$/)).toBeVisible();
    await comeBack();
    expect(await (await card('10. kolo, Horvat L.')).findByText(/^Par se u međuvremenu promijenio/)).toBeVisible();
  });
});

test('a refusal that the form shows is not also reported as a snackbar', async () => {
  api.use(http.put('*/api/update-results-league/:id', () => refuse(503, 'Baza se ne javlja.')));
  openMyResults();
  await typeGames('6464');
  await save();
  expect(await screen.findByText('Baza se ne javlja. Upis je sačuvan.')).toBeVisible();
  expect(screen.queryByText(/^Rezultat meča/)).not.toBeInTheDocument();
});

test('nor is one that a form shows which was opened again while the result waited for the network', async () => {
  api.use(http.put('*/api/update-results-league/:id', () => refuse(503, 'Baza se ne javlja.')));
  const opened = openMyResults();
  await typeGames('6464');
  report('offline');
  await save();
  const comeBack = await leave(opened);
  await comeBack();
  expect(await (await card()).findByText(/^Nema veze s internetom/)).toBeVisible();
  report('online');
  expect(await screen.findByText('Baza se ne javlja. Upis je sačuvan.')).toBeVisible();
  expect(screen.queryByText(/^Rezultat meča/)).not.toBeInTheDocument();
});
