import { deferred } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { card, myResultsApi, openMyResults, typeGames } from '../../testing/my-results';

const { api, server } = myResultsApi();

test('without a response the input is stored, and restored when the page is reopened', async () => {
  api.use(http.put('*/api/update-results-league/:id', () => HttpResponse.error(), { once: true }));
  const { unmount } = openMyResults();
  const round = await typeGames('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await round.findByText(/Upis je sačuvan\.$/)).toBeVisible();
  unmount();
  openMyResults();
  const again = await card();
  expect(await again.findByText('Vraćen je vaš upis koji još nije poslan.')).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Spremi rezultat' }));
  await waitFor(() => expect(server.sent).toHaveLength(1));
});

test('a result that is saved after the player has left the screen does not count as unsent', async () => {
  const left = deferred();
  api.use(http.put('*/api/update-results-league/:id', () => left.promise, { once: true }));
  const { unmount } = openMyResults();
  const round = await typeGames('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  unmount();
  left.resolve();
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  openMyResults();
  expect(await (await card()).findByText('čeka potvrdu protivnika')).toBeVisible();
  expect(screen.queryByText(/Vraćen je vaš upis/)).not.toBeInTheDocument();
});

test('an opponent who signs in in the same browser does not get the stored input as their own', async () => {
  const { unmount } = openMyResults();
  await typeGames('6464');
  unmount();
  server.matches = [myMatch({ mySide: 1, player1: aPlayer(1), player2: aPlayer(2) })];
  openMyResults();
  const round = await card();
  expect(round.getByRole('button', { name: 'Upiši rezultat' })).toBeVisible();
  expect(round.queryByText(/Vraćen je vaš upis/)).not.toBeInTheDocument();
});

test('stored input that cannot be read is ignored', async () => {
  const { id, mySide } = myMatch();
  localStorage.setItem(`club-result-draft:${id}:${mySide}`, '{}');
  openMyResults();
  expect((await card()).getByRole('button', { name: 'Upiši rezultat' })).toBeVisible();
});
