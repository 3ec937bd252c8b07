import { ReceiptQuery } from '@club/shared/contracts/finances/expenses';
import { deferred, fakeApi, onClubDay, picker, refuse, shownBy } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { choose, openAsAdmin } from '../../testing/administrator';
import { anExpense } from '../../testing/an-expense';
import { chosenFile, cloudReceipt, unreadableFile } from '../../testing/chosen-file';

const receiptOf = (name: string) => ({ name, type: 'application/pdf', size: 9 }) as const;

let expense = anExpense();
let sent: string[];
fakeApi(
  onClubDay(),
  http.get('*/api/league-expenses', () =>
    HttpResponse.json({
      year: 2026,
      expenses: [expense],
      totalIncome: 0,
      totalExpenses: 412.8,
      netBalance: -412.8,
      years: [2026],
      paidFees: 0,
      yearTotals: [],
    }),
  ),
  http.put('*/api/expenses/1/receipt', ({ request }) => {
    const { searchParams } = new URL(request.url);
    sent.push(`version ${searchParams.get('version')}`);
    if (Number(searchParams.get('version')) !== expense.version) return refuse(409, 'Rashod je promijenjen.');
    expense = anExpense({ version: expense.version + 1, receipt: receiptOf(searchParams.get('name') ?? '') });
    return HttpResponse.json({ message: 'Račun je spremljen.', expense });
  }),
);
beforeEach(() => {
  expense = anExpense();
  sent = [];
});

const upload = (name: string, file = chosenFile('%PDF-', name, 'application/pdf')) =>
  userEvent.upload(screen.getByLabelText(/^Račun: Loptice, 02/), file);

test('a name that is longer than a receipt may have is shortened in its middle', async () => {
  openAsAdmin('/admin-league-finances');
  await choose('Dodaj račun', 'Loptice, 02.04.2026.');
  await upload(`${'Račun '.repeat(30)}veljača 2026.pdf`);
  expect(await screen.findByText('Račun je spremljen.')).toBeVisible();
  const { name = '' } = expense.receipt ?? {};
  expect(ReceiptQuery.safeParse({ version: '1', name }).error).toBeUndefined();
  expect(name).toMatch(/^Račun Račun .*….*veljača 2026\.pdf$/);
});

test('a receipt that cannot be read any more is named, and not sent', async () => {
  openAsAdmin('/admin-league-finances');
  await choose('Dodaj račun', 'Loptice, 02.04.2026.');
  await upload('račun.pdf', unreadableFile('račun.pdf', 'application/pdf'));
  expect(await screen.findByText('„račun.pdf” se ne može pročitati. Odaberite datoteku ponovno.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a receipt that somebody else attaches while the file is being chosen is replaced only after a look at it', async () => {
  const { client } = openAsAdmin('/admin-league-finances');
  await choose('Dodaj račun', 'Loptice, 02.04.2026.');
  expense = anExpense({ version: 2, receipt: receiptOf('njihov.pdf') });
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('button', { name: 'Račun: Loptice, njihov.pdf' })).toBeVisible();
  await upload('moj.pdf');
  expect(await screen.findByText('Rashod je promijenjen.')).toBeVisible();

  await choose('Zamijeni račun', 'Loptice, 02.04.2026.');
  await upload('moj.pdf');
  expect(await screen.findByRole('button', { name: 'Račun: Loptice, moj.pdf' })).toBeVisible();
  expect(sent).toEqual(['version 1', 'version 2']);
});

test('a receipt that is still being read is not sent if another one is chosen meanwhile', async () => {
  openAsAdmin('/admin-league-finances');
  await choose('Dodaj račun', 'Loptice, 02.04.2026.');
  const reading = deferred();
  await upload('stari.pdf', cloudReceipt('stari.pdf', reading.promise));
  await upload('novi.pdf');
  expect(await screen.findByRole('button', { name: 'Račun: Loptice, novi.pdf' })).toBeVisible();
  await act(async () => reading.resolve());
  expect(screen.getByRole('button', { name: 'Račun: Loptice, novi.pdf' })).toBeVisible();
  expect(sent).toEqual(['version 1']);
});

test('a receipt is attached to the expense as it was when the receipt was chosen, not when it had been read', async () => {
  const { client } = openAsAdmin('/admin-league-finances');
  await choose('Dodaj račun', 'Loptice, 02.04.2026.');
  const reading = deferred();
  await upload('moj.pdf', cloudReceipt('moj.pdf', reading.promise));
  expense = anExpense({ version: 2, receipt: receiptOf('njihov.pdf') });
  await act(() => client.invalidateQueries());
  // The file dialog is opened again, and closed without a choice.
  await choose('Zamijeni račun', 'Loptice, 02.04.2026.');
  reading.resolve();
  expect(await screen.findByText('Rashod je promijenjen.')).toBeVisible();
  expect(sent).toEqual(['version 1']);
});

test('an expense of the wrong book is copied into the other one, with its day', async () => {
  const { router } = openAsAdmin('/admin-league-finances');
  await choose('Kopiraj u rashode udruge', 'Loptice, 02.04.2026.');
  expect(await screen.findByRole('heading', { name: 'Novi rashod udruge' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/add-expense-org');
  expect(await screen.findByLabelText('Naziv')).toHaveValue('Loptice');
  expect(shownBy(await picker('Datum'))).toBe('02 04 2026');
});
