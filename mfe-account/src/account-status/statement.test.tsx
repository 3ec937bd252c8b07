import { deferred, downloads, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { accountClub, entry, openAccountStatus, rowsOf } from '../testing/account-club';

const { api, club, live } = accountClub();

test('when the statement cannot be loaded, its section shows an error and a retry', async () => {
  api.use(http.get('*/api/account-statement', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
  openAccountStatus();
  expect(await screen.findByText('Knjiga se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await rowsOf('Promet računa')).toHaveLength(4);
});

test('the statement shows what each entry did', async () => {
  openAccountStatus();
  const rows = await rowsOf('Promet računa');
  expect(rows[0]).toEqual(['Datum', 'Opis', 'Iznos', 'Stanje']);
  expect(rows[1]?.slice(2)).toEqual(['−10,00\u00a0€', '−17,00\u00a0€']);
  expect(rows[2]?.[1]).toContain('gratis rezervacije +2, stanje 3');
  expect(rows[3]?.slice(2)).toEqual(['+20,00\u00a0€', '−7,00\u00a0€']);
});

test('older entries are loaded on request; a failure keeps the displayed ones and can be retried', async () => {
  club.ledger = Array.from({ length: 45 }, (_, index) => entry(45 - index));
  openAccountStatus();
  expect(await rowsOf('Promet računa')).toHaveLength(21);
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži starije' }));
  await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(41));

  api.use(http.get('*/api/account-statement', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži starije' }));
  expect(await screen.findByText('Nismo uspjeli učitati stariji promet. Knjiga se ne javlja.')).toBeVisible();
  expect(await rowsOf('Promet računa')).toHaveLength(41);

  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(46));
  expect(screen.queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
});

describe('a payment that is entered while older entries are requested', () => {
  const held = () => {
    const { promise, resolve } = deferred();
    let isAsked = false;
    const hold = http.get(
      '*/api/account-statement',
      async () => {
        isAsked = true;
        // Without a response here the next handler answers, with the ledger at that time.
        await promise;
      },
      { once: true },
    );
    return { hold, resolve, isAsked: () => isAsked };
  };
  const pay = async () => {
    club.ledger = [entry(46), ...club.ledger];
    await live.change('account');
  };
  const descriptions = async () => (await rowsOf('Promet računa')).slice(1).map((row) => row[1]);
  beforeEach(async () => {
    club.ledger = Array.from({ length: 45 }, (_, index) => entry(45 - index));
    openAccountStatus();
    expect(await rowsOf('Promet računa')).toHaveLength(21);
    live.connect();
  });
  const older = async () => userEvent.click(screen.getByRole('button', { name: 'Prikaži starije' }));

  test('is shown, and so are the older entries that were requested before it was loaded', async () => {
    const refetch = held();
    api.use(refetch.hold);
    await pay();
    await waitFor(() => expect(refetch.isAsked()).toBe(true));
    await older();
    refetch.resolve();
    await waitFor(async () => expect(await descriptions()).toHaveLength(40));
    expect((await descriptions())[0]).toContain('Uplata 46');
  });

  test('does not change the message that older entries could not be loaded', async () => {
    api.use(http.get('*/api/account-statement', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
    await older();
    expect(await screen.findByText('Nismo uspjeli učitati stariji promet. Knjiga se ne javlja.')).toBeVisible();
    const refetch = held();
    api.use(refetch.hold);
    await pay();
    await waitFor(() => expect(refetch.isAsked()).toBe(true));
    expect(screen.getByText('Nismo uspjeli učitati stariji promet. Knjiga se ne javlja.')).toBeVisible();
    expect(screen.queryByText(/^Nismo uspjeli osvježiti/)).not.toBeInTheDocument();
    refetch.resolve();
    await waitFor(async () => expect((await descriptions())[0]).toContain('Uplata 46'));
  });

  test('but could not be loaded: the message about it stays until the older entries are loaded', async () => {
    api.use(http.get('*/api/account-statement', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
    await pay();
    expect(await screen.findByText(/^Nismo uspjeli osvježiti promet računa/)).toBeVisible();
    const next = held();
    api.use(next.hold);
    await older();
    await waitFor(() => expect(next.isAsked()).toBe(true));
    expect(screen.getByText(/^Nismo uspjeli osvježiti promet računa/)).toBeVisible();
    expect(screen.queryByText(/^Nismo uspjeli učitati stariji promet/)).not.toBeInTheDocument();
    next.resolve();
    await waitFor(async () => expect(await descriptions()).toHaveLength(40));
  });

  test('is shown, and so are the older entries that were being loaded at the time', async () => {
    const next = held();
    api.use(next.hold);
    await older();
    await waitFor(() => expect(next.isAsked()).toBe(true));
    await pay();
    await waitFor(async () => expect((await descriptions())[0]).toContain('Uplata 46'));
    next.resolve();
    await waitFor(async () => expect(await descriptions()).toHaveLength(40));
    expect((await descriptions())[0]).toContain('Uplata 46');
  });
});

describe('the statement as a file', () => {
  const saved = downloads();
  const download = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Izvoz u CSV: promet računa' }));

  test('a refusal is shown, and the button can be pressed again', async () => {
    api.use(http.get('*/api/account-statement.csv', () => refuse(403, 'Nemate pravo na izvoz.')));
    openAccountStatus();
    await download();
    expect(await screen.findByText('Nemate pravo na izvoz.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Izvoz u CSV: promet računa' })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  test('is loaded with the member’s token and saved under the name that the server gives it', async () => {
    let token: string | null = null;
    api.use(
      http.get('*/api/account-statement.csv', ({ request }) => {
        token = request.headers.get('authorization');
        const headers = {
          'content-type': 'text/csv',
          'content-disposition': "attachment; filename*=UTF-8''ra%C4%8Dun.csv",
        };
        return new HttpResponse('Datum;Iznos', { headers });
      }),
    );
    openAccountStatus();
    await download();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(token).toBe('Bearer token-of-the-test');
    expect(saved[0]?.name).toBe('račun.csv');
    expect(await saved[0]?.text).toBe('Datum;Iznos');
  });
});
