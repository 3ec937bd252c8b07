import type { AdminStatementEntry } from '@club/shared/contracts/accounts/statement';
import { deferred, fakeApi, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { NO_DETAILS } from '../../testing/no-details';

const entry = (id: number, but: Partial<AdminStatementEntry> = {}): AdminStatementEntry => ({
  id,
  date: '2026-11-10',
  kind: 'PAYMENT',
  what: `Uplata ${id}`,
  amount: 20,
  balanceAfter: 20,
  gratis: 0,
  gratisAfter: 0,
  actor: 'Zvonimir Matić',
  reason: null,
  reversible: false,
  ...but,
});

let ledger: AdminStatementEntry[];
let sent: unknown[];
const api = fakeApi(
  http.get('*/api/admin-users-details/7', () => HttpResponse.json(NO_DETAILS)),
  http.get('*/api/admin-users/7/statement', ({ request }) => {
    const before = Number(new URL(request.url).searchParams.get('before') ?? Number.POSITIVE_INFINITY);
    const older = ledger.filter(({ id }) => id < before);
    const entries = older.slice(0, 20);
    return HttpResponse.json({ entries, next: older.length > 20 ? entries.at(-1)?.id : null });
  }),
  http.post('*/api/admin-users/7/statement/:entry/reversal', async ({ request, params }) => {
    sent.push([params.entry, await request.json()]);
    return HttpResponse.json({ message: 'Upis je storniran.' });
  }),
);
beforeEach(() => {
  sent = [];
  ledger = [];
});
const open = () => openAsAdmin('/admin-user-details/7/Ana/Kova%C4%8D');

test('the statement shows who did what and why, with older pages on request', async () => {
  ledger = Array.from({ length: 25 }, (_, index) => entry(25 - index));
  ledger[0] = entry(25, {
    kind: 'GRATIS_GRANT',
    what: 'Dodijeljene gratis rezervacije',
    amount: 0,
    gratis: 2,
    gratisAfter: 2,
    reason: 'Uređenje terena',
  });
  open();
  const [, first] = await rowsOf('Promet računa');
  expect(first?.slice(1, 3)).toEqual([
    'Dodijeljene gratis rezervacijeRazlog: Uređenje terenagratis rezervacije +2, stanje 2',
    'Zvonimir Matić',
  ]);
  expect(await rowsOf('Promet računa')).toHaveLength(21);
  await press('Prikaži starije');
  await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(26));
  expect(screen.queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
});

test('the statement is requested together with the details, not after them', async () => {
  let isAsked = false;
  api.use(
    http.get('*/api/admin-users-details/7', () => delay('infinite')),
    http.get('*/api/admin-users/7/statement', () => {
      isAsked = true;
    }),
  );
  open();
  await waitFor(() => expect(isAsked).toBe(true));
});

describe('an entry that is made while older entries are requested', () => {
  /** The next response waits until it is released, and then contains the ledger at that time. */
  const held = () => {
    const { promise, resolve } = deferred();
    let isAsked = false;
    const hold = async () => {
      isAsked = true;
      await promise;
    };
    api.use(http.get('*/api/admin-users/7/statement', hold, { once: true }));
    return { resolve, asked: () => waitFor(() => expect(isAsked).toBe(true)) };
  };
  const opened = async () => {
    ledger = Array.from({ length: 45 }, (_, index) => entry(45 - index));
    const { client } = open();
    expect(await rowsOf('Promet računa')).toHaveLength(21);
    return () => {
      ledger = [entry(46), ...ledger];
      act(() => void client.invalidateQueries());
    };
  };
  const newest = async () => (await rowsOf('Promet računa'))[1]?.[1];

  test('is shown, and so are the older ones that were requested before it was loaded', async () => {
    const pay = await opened();
    const refetch = held();
    pay();
    await refetch.asked();
    await press('Prikaži starije');
    refetch.resolve();
    await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(41));
    expect(await newest()).toContain('Uplata 46');
  });

  test('is shown, and so are the older ones that were being loaded at the time', async () => {
    const pay = await opened();
    const next = held();
    await press('Prikaži starije');
    await next.asked();
    pay();
    await waitFor(async () => expect(await newest()).toContain('Uplata 46'));
    next.resolve();
    await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(41));
    expect(await newest()).toContain('Uplata 46');
  });
});

test('a reason that the server refuses is marked at its field', async () => {
  ledger = [entry(2, { reversible: true })];
  const fields = { reason: 'Tekst sadrži nedopuštene znakove.' };
  api.use(
    http.post('*/api/admin-users/7/statement/:entry/reversal', () =>
      refuse(400, 'Provjerite unesene podatke.', { fields }),
    ),
  );
  open();
  await press('Storno: 10.11.2026. Uplata 2');
  const field = (await dialog('Želite li stornirati ovaj upis?')).getByRole('textbox', { name: 'Razlog storna' });
  await userEvent.type(field, 'Krivi igrač{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(fields.reason));
});

test('a wrong entry is reversed with a reason', async () => {
  ledger = [entry(2, { reversible: true }), entry(1)];
  open();
  await press('Storno: 10.11.2026. Uplata 2');
  const question = await dialog('Želite li stornirati ovaj upis?');
  await userEvent.click(question.getByRole('button', { name: 'Storniraj' }));
  expect(await question.findByText('Unesite razlog storna.')).toBeVisible();
  await userEvent.type(question.getByRole('textbox', { name: 'Razlog storna' }), 'Krivi igrač{Enter}');
  expect(await screen.findByText('Upis je storniran.')).toBeVisible();
  expect(sent).toEqual([['2', { reason: 'Krivi igrač' }]]);
  expect(screen.queryByRole('button', { name: /Uplata 1/ })).not.toBeInTheDocument();
});
