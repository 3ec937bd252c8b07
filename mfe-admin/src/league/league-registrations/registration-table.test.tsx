import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aRegistration } from '../../testing/a-registration';
import { openAsAdmin, rowsOf } from '../../testing/administrator';
import { leagueRegistrations, REGISTRATIONS_CALL } from '../../testing/league-registrations';

const { api } = leagueRegistrations();

const registered = (count: number, year: number) =>
  Array.from({ length: count }, (_, index) =>
    aRegistration({ id: index + 1, year, lastName: `Čović ${index + 1}`, email: `covic${index + 1}@primjer.hr` }),
  );

const register = (count: number) =>
  api.use(
    http.get(REGISTRATIONS_CALL, ({ request }) => {
      const year = Number(new URL(request.url).searchParams.get('year'));
      return HttpResponse.json(registered(year === 2026 ? count : 0, year));
    }),
  );

const names = async () => (await rowsOf('Prijave 2026.')).slice(1).map(([name]) => name);
const search = () => screen.findByRole('searchbox', { name: 'Traži po imenu ili e-pošti' });

test('hundreds of registrations are no endless page, and one of them is found', async () => {
  register(140);
  openAsAdmin('/admin/league-registrations');
  expect(await names()).toHaveLength(20);
  expect(screen.getByText('Prikazano 1–20 od 140')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Posljednja stranica' }));
  await waitFor(async () => expect((await names()).at(-1)).toBe('Ana Čović 140'));
  await userEvent.type(await search(), 'covic 77');
  const bar = within(screen.getByRole('search', { name: 'Prijave' }));
  expect(await bar.findByText('Prikazano 1–1 od 1')).toBeVisible();
  expect(await names()).toEqual(['Ana Čović 77']);
  await userEvent.clear(await search());
  await userEvent.type(await search(), 'covic101@primjer');
  await waitFor(async () => expect(await names()).toEqual(['Ana Čović 101']));
  await userEvent.type(await search(), 'x');
  expect(await screen.findByText('Nijedna prijava ne odgovara pretrazi.')).toBeVisible();
});

test('registrations of another season begin on its first page, without the search', async () => {
  register(140);
  const { router } = openAsAdmin('/admin/league-registrations?prijave=3');
  await userEvent.type(await search(), 'covic');
  await userEvent.click(screen.getByRole('combobox', { name: 'Sezona' }));
  await userEvent.click(await screen.findByRole('option', { name: '2025.' }));
  expect(await screen.findByRole('heading', { name: 'Prijave 2025.' })).toBeVisible();
  expect(router.state.location.search).toBe('?year=2025');
});

test('what fits on a page needs neither pages nor a search', async () => {
  register(20);
  openAsAdmin('/admin/league-registrations');
  expect(await names()).toHaveLength(20);
  expect(screen.queryByRole('searchbox', { name: 'Traži po imenu ili e-pošti' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Stranice prijava' })).not.toBeInTheDocument();
});
