import { fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

let terms: { actionLogMonths: number; noticeMonths: number };
const live = liveEvents();
fakeApi(
  live.handler,
  http.get('*/api/privacy', () => HttpResponse.json(terms)),
);
beforeEach(() => {
  terms = { actionLogMonths: 30, noticeMonths: 12 };
});

test('a visitor sees what is stored and for how long, by the club’s own settings', async () => {
  renderRoutes(routes, { at: '/privatnost' });
  const kept = within(await screen.findByRole('table', { name: 'Podaci koje čuvamo' }));
  const row = (name: RegExp) => kept.getByRole('row', { name });
  expect(row(/^Obavijesti i poslane e-poruke/)).toHaveTextContent('1 godinu');
  expect(row(/^Dnevnik radnji administratora/)).toHaveTextContent('30 mjeseci');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privatnost');
});

test('what the club stores beside the membership is listed, too, with how long it really is kept', async () => {
  renderRoutes(routes, { at: '/privatnost' });
  const kept = within(await screen.findByRole('table', { name: 'Podaci koje čuvamo' }));
  const row = (name: RegExp) => kept.getByRole('row', { name });
  expect(row(/^Ime \(i ranija imena\)/)).toHaveTextContent('nadimak');
  expect(row(/^Izbor obavijesti/)).toHaveTextContent('Do brisanja na zahtjev');
  // Both end when others could go on reading them.
  expect(row(/^Adresa i ključevi preglednika/)).toHaveTextContent('odjave, nove lozinke ili deaktivacije');
  expect(row(/^Tajna adresa kalendara/)).toHaveTextContent('Do ukidanja, nove lozinke ili deaktivacije');
  expect(row(/^Fotografije u galeriji/)).toHaveTextContent('Dok ih administrator ne izbriše');
  expect(row(/^Mrežna adresa neuspjele prijave/)).toHaveTextContent('Jedan dan');
  expect(row(/^Zapisnik poslužitelja.*mrežna adresa/)).toHaveTextContent('Dok ga ne istisnu noviji zapisi');
});

test('who sees what includes the treasurer, who reads all payments, and what a player’s profile shows to everybody', async () => {
  renderRoutes(routes, { at: '/privatnost' });
  const seenBy = await screen.findByRole('region', { name: 'Tko to vidi' });
  expect(seenBy).toHaveTextContent('vidljivi su vama i administratorima kluba, a uplate i blagajniku');
  expect(seenBy).toHaveTextContent('ime, nadimak i mjesto igrača vide svi posjetitelji');
});

test('cookies are listed', async () => {
  renderRoutes(routes, { at: '/privatnost' });
  const stored = within(await screen.findByRole('table', { name: 'Kolačići i spremište preglednika' }));
  for (const name of ['CLUB_SESSION, KEYCLOAK_IDENTITY', 'KEYCLOAK_REMEMBER_ME', 'XSRF-TOKEN', 'CLUB_KNOWN_BROWSER']) {
    expect(stored.getByText(name)).toBeInTheDocument();
  }
});

test('a member’s open page follows when an administrator changes how long the data are kept', async () => {
  renderRoutes(routes, { at: '/privatnost', as: member() });
  live.connect();
  expect(await screen.findByText(/30 mjeseci/)).toBeVisible();
  terms = { actionLogMonths: 18, noticeMonths: 12 };
  await live.change('club-day');
  expect(await screen.findByText(/18 mjeseci/)).toBeVisible();
});
