import { failingRead } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { myLeague } from '../testing/my-league';
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
