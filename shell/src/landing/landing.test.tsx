import { installGate } from '@club/shared/auth';
import { member } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { fakeClub, onClubDay } from '../testing/club';
import { openSuite } from '../testing/open-suite';

jest.mock('../remotes/federated-module');
const signIn = jest.fn();
installGate({ signIn, signOut: jest.fn(), refresh: jest.fn() });
const api = fakeClub();

const main = () => within(screen.getByRole('main'));
const ways = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('without an answer of the server the way in stands, and the links say what is wrong', async () => {
  api.use(http.get('http://localhost/api/club-day', () => new HttpResponse(null, { status: 500 })));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Nismo uspjeli učitati poveznice ljetne lige.')).toBeVisible();
  expect(main().getByRole('button', { name: 'Prijava' })).toBeVisible();
  api.use(onClubDay({ landing: 'REGISTRATION' }));
  await userEvent.click(main().getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await main().findByRole('link', { name: /Prijava za ligu/ })).toBeVisible();
});

test('in the weeks of registration it leads there', async () => {
  api.use(onClubDay({ landing: 'REGISTRATION' }));
  openSuite('/login', { as: 'visitor' });
  await main().findByRole('link', { name: /Prijavljeni igrači/ });
  expect(ways()).toEqual(['/league-registration', '/registered-players']);
});

test('while the league is played it leads to the round, the results and the seeders of the year', async () => {
  api.use(onClubDay({ landing: 'LEAGUE', leagueYear: 2027 }));
  openSuite('/login', { as: 'visitor' });
  await main().findByRole('link', { name: /Trenutno kolo/ });
  expect(ways()).toEqual(['/active-league', '/summer-league/2027', '/summer-league/seeders-list/2027']);
});

test('otherwise it says when the league comes', async () => {
  api.use(onClubDay({ landing: 'OFF_SEASON' }));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Liga za sljedeću godinu počinje u proljeće.')).toBeVisible();
  expect(main().queryByRole('link')).not.toBeInTheDocument();
});

test('a visitor signs in from it', async () => {
  openSuite('/login', { as: 'visitor' });
  await userEvent.click(main().getByRole('button', { name: 'Prijava' }));
  expect(signIn).toHaveBeenCalled();
});

test('who is signed in already finds the way to where they begin instead', async () => {
  openSuite('/login', { as: member() });
  expect(main().getByRole('link', { name: 'Rezervacija terena' })).toHaveAttribute('href', '/main-reservations');
  expect(main().queryByRole('button', { name: 'Prijava' })).not.toBeInTheDocument();
});
