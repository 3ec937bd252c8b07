import { failingRead } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { aPlayer } from '../testing/a-match';
import { myLeague } from '../testing/my-league';
import { myMatch } from '../testing/my-match';
import { card, myResultsApi, openMyResults, typeGames } from '../testing/my-results';

const { api, server } = myResultsApi();

test('a member without a linked player sees how to get linked', async () => {
  server.me = myLeague({ player: null });
  openMyResults();
  expect(await screen.findByText('Vaš račun nije povezan s igračem lige.')).toBeVisible();
});

test('an open match has links to the grid with the opponent, and to the opponent’s contacts', async () => {
  openMyResults();
  const match = await card();
  const link = match.getByRole('link', { name: 'Rezerviraj teren' });
  expect(link).toHaveAttribute('href', '/main-reservations?opponent=Kre%C5%A1imir%20Bo%C5%A1njak');
  const profile = match.getByRole('link', { name: 'Profil protivnika' });
  expect(profile).toHaveAttribute('href', '/summer-league/players-list/2');
});

test('a player who cannot book league matches, for example after New Year, gets no link to the grid', async () => {
  server.me = myLeague({ isInLeague: false });
  openMyResults();
  const match = await card();
  expect(match.getByRole('button', { name: 'Upiši rezultat' })).toBeVisible();
  expect(match.queryByRole('link', { name: 'Rezerviraj teren' })).not.toBeInTheDocument();
});

test('without the club’s clock a result can be entered, also while the clock is asked for again', async () => {
  const day = failingRead('*/api/club-day');
  api.use(day.handler);
  const { client } = openMyResults();
  const match = await typeGames('6');
  const position = screen.getByText('Mjesto');
  await day.repeat(client);
  expect(match.getByRole('button', { name: 'Spremi rezultat' })).toBeVisible();
  expect(position).toBeVisible();
});

test('an absent player may enter the result of the substitute, who alone gets the link to the grid', async () => {
  const [me, substitute] = [aPlayer(1), aPlayer(3)];
  server.matches = [myMatch({ player2: substitute, substitutePlayer: substitute, substituted2: me })];
  const { unmount } = openMyResults();
  const absent = await card();
  expect(absent.getByRole('button', { name: 'Upiši rezultat' })).toBeVisible();
  expect(absent.queryByRole('link', { name: 'Rezerviraj teren' })).not.toBeInTheDocument();
  unmount();

  server.me = myLeague({ player: substitute });
  openMyResults();
  expect((await card()).getByRole('link', { name: 'Rezerviraj teren' })).toBeVisible();
});
