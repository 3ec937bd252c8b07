import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { liveEvents, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { card, myResultsApi, openMyResults, typeGames } from '../../testing/my-results';
import type { Draft } from './draft';
import { storeDraft } from './stored-draft';

const { api, server } = myResultsApi();
const live = liveEvents();

/** An administrator has entered that Bošnjak K. has won 6:0 6:0. */
const decided = (but: Partial<MyLeagueMatch> = {}) =>
  myMatch({
    editable: false,
    outcome: 'PLAYED',
    state: 'CONFIRMED',
    winner: aPlayer(2),
    set1Igrac1: 6,
    set2Igrac1: 6,
    enteredByAdmin: true,
    version: 1,
    ...but,
  });

/** The opponent has entered that he has won 6:0 6:0, and it is too late to correct that. */
const late = (but: Partial<MyLeagueMatch> = {}) =>
  decided({ enteredByAdmin: false, state: 'ENTERED', enteredBy: aPlayer(2), ...but });

/** The player has typed something and left the page; the match can no longer be entered; the player comes back. */
async function comeBack(games: Draft['games'], match: MyLeagueMatch) {
  storeDraft(match, { games, retired: null, version: 0 });
  server.matches = [match];
  openMyResults();
  expect(await screen.findByRole('region', { name: 'Raniji mečevi' })).toBeVisible();
}
/** The match changes while the page is open. */
async function change(match: MyLeagueMatch): Promise<void> {
  api.use(live.handler);
  live.connect();
  server.matches = [match];
  await live.change('league');
}
const TYPED = [4, 6, 5, 7, null, null];
const rows = (round: Awaited<ReturnType<typeof card>>) =>
  round.getAllByRole('rowheader').map((name) => name.parentElement?.textContent);

test('a player’s input stays visible next to the administrator’s result until it has been read', async () => {
  openMyResults();
  const round = await typeGames('6475');
  await change(decided());
  expect(await round.findByRole('alert')).toHaveTextContent(
    'Rezultat je u međuvremenu upisao administrator. Vaš upis nije poslan.',
  );
  expect(rows(round)).toEqual(['Kovač A. 00', 'Bošnjak K. 66', 'Kovač A. 67', 'Bošnjak K. 45']);
  expect(round.queryByRole('textbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: '10. kolo' })).toHaveFocus());
  await userEvent.click(round.getByRole('button', { name: 'U redu' }));
  expect(await screen.findByText('Nema mečeva za unos.')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('a player who comes back later sees it too, and closes it', async () => {
  await comeBack(TYPED, decided({ outcome: 'WALKOVER', set1Igrac1: 0, set2Igrac1: 0 }));
  const round = await card();
  expect(round.getByRole('alert')).toHaveTextContent('upisao administrator: predaja. Vaš upis nije poslan.');
  await userEvent.click(round.getByRole('button', { name: 'U redu' }));
  expect(await screen.findByText('Nema mečeva za unos.')).toBeVisible();
});

test('a match that an administrator counts as forfeited by both is not blamed on late input', async () => {
  await comeBack(TYPED, decided({ outcome: 'DOUBLE_WALKOVER', winner: null, set1Igrac1: 0, set2Igrac1: 0 }));
  expect((await card()).getByRole('alert')).toHaveTextContent('upisao administrator: obostrana predaja.');
  expect(screen.queryByText(/nije poslan na vrijeme/)).not.toBeInTheDocument();
});

describe('if the deadline passes before the input is sent', () => {
  const LATE = 'Rezultat se više ne može upisati, a vaš upis nije poslan.';

  test('a correction stays visible next to the opponent’s result, which can still be answered', async () => {
    server.matches = [late({ editable: true, mayConfirm: true })];
    openMyResults();
    const round = await card();
    await userEvent.click(await round.findByRole('button', { name: 'Uredi' }));
    await userEvent.keyboard('6464');
    await change(late({ mayConfirm: true }));
    expect(await round.findByRole('alert')).toHaveTextContent(LATE);
    expect(rows(round)).toEqual(['Kovač A. 00', 'Bošnjak K. 66', 'Kovač A. 66', 'Bošnjak K. 44']);
    expect(round.queryByRole('textbox')).not.toBeInTheDocument();
    expect(round.getByRole('button', { name: 'Ospori' })).toBeVisible();
    await userEvent.click(round.getByRole('button', { name: 'U redu' }));
    expect(round.queryByText(LATE)).not.toBeInTheDocument();
    expect(round.getByRole('button', { name: 'Potvrdi' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  test('the first entry of a match stays visible alone, as nobody has entered another', async () => {
    openMyResults();
    const round = await typeGames('6475');
    await change(myMatch({ editable: false }));
    expect(await round.findByRole('alert')).toHaveTextContent(LATE);
    expect(rows(round)).toEqual(['Kovač A. 67', 'Bošnjak K. 45']);
    expect(round.getByText('nije odigrano')).toBeVisible();
  });

  test('a player who comes back later sees it above the past matches, which say so until it has been read', async () => {
    await comeBack(TYPED, late());
    const past = await card('Raniji mečevi');
    expect(past.getByText('vaš upis nije poslan na vrijeme')).toBeVisible();
    const round = await card();
    expect(round.getByRole('alert')).toHaveTextContent(LATE);
    expect(round.queryByRole('button', { name: 'Potvrdi' })).not.toBeInTheDocument();
    await userEvent.click(round.getByRole('button', { name: 'U redu' }));
    expect(await screen.findByText('Nema mečeva za unos.')).toBeVisible();
    expect(past.queryByText('vaš upis nije poslan na vrijeme')).not.toBeInTheDocument();
  });

  test('a result that is refused for that reason stays visible, and cannot be sent again', async () => {
    api.use(
      http.put('*/api/update-results-league/:id', () => {
        server.matches = [myMatch({ editable: false })];
        return refuse(409, 'Rok je istekao.', { code: 'DEADLINE_PASSED' });
      }),
    );
    openMyResults();
    const round = await typeGames('6475');
    await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
    expect(await round.findByText(LATE)).toBeVisible();
    expect(rows(round)).toEqual(['Kovač A. 67', 'Bošnjak K. 45']);
    expect(round.queryByRole('button', { name: 'Pokušaj ponovno' })).not.toBeInTheDocument();
    expect(round.queryByText(/^do /)).not.toBeInTheDocument();
  });
});

test('input for a match whose phase has no dates any more is kept until there are new ones', async () => {
  await comeBack(TYPED, myMatch({ editable: false, endDate: null }));
  expect(screen.getByText('Nema mečeva za unos.')).toBeVisible();
  expect(localStorage).toHaveLength(1);
});

test.each([
  ['the same result', [6, 0, 6, 0, null, null]],
  ['nothing any more', [null, null, null, null, null, null]],
])('a player who typed %s has lost nothing', async (_, games) => {
  await comeBack(games, decided());
  expect(screen.getByText('Nema mečeva za unos.')).toBeVisible();
});
