import { OLDER_PAYMENTS_HEADER } from '@club/shared/contracts/accounts/balance';
import { deferred, failingRead, refuse } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { accountClub, entry, openAccountStatus, rowsOf } from '../testing/account-club';

const { api, club, live } = accountClub();

test('when the balance cannot be loaded, the screen shows an error and a retry; the statement is still shown', async () => {
  api.use(http.get('*/api/account-balance', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAccountStatus();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Promet računa' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByText('2 rezervacije')).toBeVisible();
});

test('the statement stays while a balance that could not be loaded is loaded again', async () => {
  api.use(http.get('*/api/account-balance', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAccountStatus();
  const statement = await screen.findByRole('table', { name: 'Promet računa' });
  const answer = deferred();
  api.use(
    http.get(
      '*/api/account-balance',
      async () => {
        await answer.promise;
        return undefined;
      },
      { once: true },
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(statement).toBeVisible();
  answer.resolve();
  expect(await screen.findByText('2 rezervacije')).toBeVisible();
  expect(statement).toBeVisible();
});

test('without the club day the page names only the member, also while the day is asked for again', async () => {
  const day = failingRead('*/api/club-day');
  api.use(day.handler);
  const { client } = openAccountStatus();
  await waitFor(() => expect(screen.getByText(/^Ana Kovač/).textContent).toBe('Ana Kovač'));
  await day.repeat(client);
  expect(screen.getByText(/^Ana Kovač/).textContent).toBe('Ana Kovač');
});

test('the balance, unpaid reservations and payments', async () => {
  openAccountStatus();
  expect(await screen.findByText('2 rezervacije')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stanje računa');
  expect(await screen.findByText('20. studenoga 2026.')).toBeVisible();
  expect(screen.getByText(/^Ana Kovač/)).toHaveTextContent('Ana Kovač · stanje na dan 20. studenoga 2026.');
  expect(screen.queryByText(/^Imate .* za uslugu!$/)).not.toBeInTheDocument();
  expect((await rowsOf('Neplaćene rezervacije')).map((row) => row.slice(1))).toEqual([
    ['Termin', 'Teren', 'Vrsta', 'Cijena', 'Status'],
    ['18:30–20:00', '1', 'Prijateljski susret', '10,00\u00a0€', 'Nije plaćeno'],
    ['09:30–11:00', '2', 'Prijateljski susret', '7,00\u00a0€', 'Nije plaćeno'],
  ]);
  expect((await rowsOf('Uplate')).at(-1)).toEqual(['Ukupno', '19,70\u00a0€']);
});

describe('a member with many payments', () => {
  const paymentsOf = (date: string, count: number) => Array(count).fill({ paymantDate: date, amount: 1 });
  beforeEach(() => {
    club.account = { ...club.account, payments: paymentsOf('2026-11-10', 50), paymentsTotal: 72 };
    api.use(
      http.get('*/api/account-balance', ({ request }) => {
        const isOlder = new URL(request.url).searchParams.get('before') === '31';
        if (isOlder) return HttpResponse.json({ ...club.account, payments: paymentsOf('2026-05-01', 22) });
        return HttpResponse.json(club.account, { headers: { [OLDER_PAYMENTS_HEADER]: '31' } });
      }),
    );
  });
  const payments = async () => within(await screen.findByRole('region', { name: 'Uplate' }));

  test('sees that the total includes all of them, and loads the older ones on request', async () => {
    openAccountStatus();
    expect((await rowsOf('Uplate')).at(-1)).toEqual(['Ukupno', '72,00\u00a0€']);
    expect(screen.getByText('Prikazano je posljednjih 50 uplata, a ukupni iznos obuhvaća sve.')).toBeVisible();
    await userEvent.click((await payments()).getByRole('button', { name: 'Prikaži starije' }));
    await waitFor(async () => expect(await rowsOf('Uplate')).toHaveLength(1 + 72 + 1));
    expect((await rowsOf('Uplate')).at(-2)?.[0]).toMatch(/^01\.05\.2026\./);
    expect((await payments()).queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Prikazano je posljednjih/)).not.toBeInTheDocument();
  });

  test('sees below the list why the older ones could not be loaded', async () => {
    openAccountStatus();
    const button = await (await payments()).findByRole('button', { name: 'Prikaži starije' });
    api.use(http.get('*/api/account-balance', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
    await userEvent.click(button);
    expect(await screen.findByText('Nismo uspjeli učitati starije uplate. Knjiga se ne javlja.')).toBeVisible();
    expect(await rowsOf('Uplate')).toHaveLength(1 + 50 + 1);
    expect(screen.queryByText(/^Nismo uspjeli osvježiti/)).not.toBeInTheDocument();
  });
});

test('a member whose payments are all listed cannot request older ones', async () => {
  club.account = { ...club.account, payments: club.account.payments.slice(0, 1) };
  openAccountStatus();
  expect(await rowsOf('Uplate')).toHaveLength(3);
  expect(screen.queryByText(/^Prikazano je posljednjih/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
});

test('gratis reservations for service are shown in a green text', async () => {
  club.account = { ...club.account, gratisServiceReservation: 3 };
  openAccountStatus();
  expect(await screen.findByText('Imate 3 gratis rezervacije za uslugu!')).toBeVisible();
});

test('a new member sees what will be here', async () => {
  club.account = {
    stanjeRacuna: 0,
    unpaidReservations: [],
    payments: [],
    paymentsTotal: 0,
    gratisServiceReservation: 0,
  };
  club.ledger = [];
  openAccountStatus();
  expect(await screen.findByText('0 rezervacija')).toBeVisible();
  expect(screen.getByText(/Sve je plaćeno/)).toBeVisible();
  expect(screen.getByText(/Još nema uplata/)).toBeVisible();
  expect(await screen.findByText(/Još nema prometa/)).toBeVisible();
});

test('a payment that an administrator enters appears without a reload', async () => {
  openAccountStatus();
  await screen.findByText('2 rezervacije');
  live.connect();
  club.account = { ...club.account, stanjeRacuna: 3, unpaidReservations: [] };
  club.ledger = [entry(4, { balanceAfter: 3 }), ...club.ledger];
  await live.change('account');
  expect(await screen.findByText('0 rezervacija')).toBeVisible();
  await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(5));
});
