import { fakeApi, liveEvents, member, onClubDay, refuse, renderRoutes } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

const live = liveEvents();
let prices: object;
const api = fakeApi(
  onClubDay(),
  http.get('*/api/organization-pricing', () => HttpResponse.json(prices)),
  live.handler,
);
beforeEach(() => {
  prices = {
    organizationPricing: [
      { note: 'Dnevni termin', price: 7 },
      { note: 'Noćni termin', price: 10.5 },
    ],
    organizationPackages: [{ packageName: 'Zimski paket', price: 120, includedDaySlots: 10, includedNightSlots: 5 }],
  };
});

const open = () => renderRoutes(routes, { at: '/price-list', as: member() });
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

test('when the prices cannot be loaded, the screen shows an error and a retry', async () => {
  api.use(http.get('*/api/organization-pricing', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByRole('table', { name: 'Paketi' })).toBeVisible();
});

test('if the day cannot be loaded, the prices are still shown', async () => {
  api.use(http.get('*/api/club-day', () => refuse(500, 'Sat stoji.')));
  open();
  expect(await screen.findByRole('table', { name: 'Paketi' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Cjenik$/);
});

test('prices of slots and packages, under the year of the club’s day', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cjenik 2026. godina' })).toBeVisible();
  expect(await rowsOf('Cijene termina')).toEqual([
    ['Termin', 'Cijena €'],
    ['Dnevni termin', '7,00\u00a0€'],
    ['Noćni termin', '10,50\u00a0€'],
  ]);
  expect(await rowsOf('Paketi')).toEqual([
    ['Paket', 'Cijena €', 'Dnevni', 'Noćni'],
    ['Zimski paket', '120,00\u00a0€', '10', '5'],
  ]);
});

test('the next price list stands below, with the day on which it begins', async () => {
  const upcoming = {
    validFrom: '2027-01-01',
    organizationPricing: [{ note: 'Dnevni termin', price: 8 }],
    organizationPackages: [],
  };
  prices = { ...prices, upcoming };
  open();
  expect(await rowsOf('Cijene termina od 1.\u00a0siječnja\u00a02027.')).toEqual([
    ['Termin', 'Cijena €'],
    ['Dnevni termin', '8,00\u00a0€'],
  ]);
  expect(screen.getByRole('heading', { name: 'Paketi od 1.\u00a0siječnja\u00a02027.' })).toBeVisible();
  expect((await rowsOf('Cijene termina'))[1]).toEqual(['Dnevni termin', '7,00\u00a0€']);
});

test('a club without a price list shows what will be here', async () => {
  prices = { organizationPricing: [], organizationPackages: [] };
  open();
  expect(await screen.findByText(/Cijene još nisu objavljene/)).toBeVisible();
  expect(screen.getByText(/Nema paketa/)).toBeVisible();
});

test('a new price appears without a reload', async () => {
  open();
  await screen.findByRole('table', { name: 'Cijene termina' });
  live.connect();
  prices = { organizationPricing: [{ note: 'Dnevni termin', price: 8 }], organizationPackages: [] };
  await live.change('pricing');
  await waitFor(async () => expect((await rowsOf('Cijene termina'))[1]).toEqual(['Dnevni termin', '8,00\u00a0€']));
});
