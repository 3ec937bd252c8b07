import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { liveEvents } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { card, myResultsApi, openMyResults, typeGames } from '../../testing/my-results';
import type { Draft } from './draft';
import { keepDraft } from './kept-draft';

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

/** The player has typed something and left the page; an administrator decides the match; the player comes back. */
async function comeBack(games: Draft['games'], match: MyLeagueMatch) {
  keepDraft(match, { games, retired: null, version: 0 });
  server.matches = [match];
  openMyResults();
  expect(await screen.findByRole('region', { name: 'Raniji mečevi' })).toBeVisible();
}
const TYPED = [4, 6, 5, 7, null, null];
const rows = (round: Awaited<ReturnType<typeof card>>) =>
  round.getAllByRole('rowheader').map((name) => name.parentElement?.textContent);

test('a player’s input stays visible next to the administrator’s result until it has been read', async () => {
  api.use(live.handler);
  openMyResults();
  const round = await typeGames('6475');
  const close = live.connect();
  await waitFor(() => expect(live.isOpen()).toBe(true));
  server.matches = [decided()];
  act(() => live.publish({ type: 'change', topic: 'league', version: 2 }));
  expect(await round.findByRole('alert')).toHaveTextContent(
    'Rezultat je u međuvremenu upisao administrator. Vaš upis nije poslan.',
  );
  expect(rows(round)).toEqual(['Kovač A. 00', 'Bošnjak K. 66', 'Kovač A. 67', 'Bošnjak K. 45']);
  expect(round.queryByRole('textbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: '10. kolo' })).toHaveFocus());
  await userEvent.click(round.getByRole('button', { name: 'U redu' }));
  expect(await screen.findByText('Nema mečeva za unos')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  close();
});

test('a player who comes back later sees it too, and closes it', async () => {
  await comeBack(TYPED, decided({ outcome: 'WALKOVER', set1Igrac1: 0, set2Igrac1: 0 }));
  const round = await card();
  expect(round.getByRole('alert')).toHaveTextContent('upisao administrator: predaja. Vaš upis nije poslan.');
  await userEvent.click(round.getByRole('button', { name: 'U redu' }));
  expect(await screen.findByText('Nema mečeva za unos')).toBeVisible();
});

test('a match that an administrator counts as forfeited by both is not blamed on late input', async () => {
  await comeBack(TYPED, decided({ outcome: 'DOUBLE_WALKOVER', winner: null, set1Igrac1: 0, set2Igrac1: 0 }));
  expect((await card()).getByRole('alert')).toHaveTextContent('upisao administrator: obostrana predaja.');
  expect(screen.queryByText(/nije poslan na vrijeme/)).not.toBeInTheDocument();
});

test.each([
  ['the same result', [6, 0, 6, 0, null, null]],
  ['nothing any more', [null, null, null, null, null, null]],
])('a player who typed %s has lost nothing', async (_, games) => {
  await comeBack(games, decided());
  expect(screen.getByText('Nema mečeva za unos')).toBeVisible();
});
