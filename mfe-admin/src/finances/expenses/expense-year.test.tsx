import type { ExpenseInput } from '@club/shared/contracts/finances/expenses';
import { fakeApi, onClubDay } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { choose, dialog, openAsAdmin, press, retype } from '../../testing/administrator';
import { anExpense } from '../../testing/an-expense';

const QUESTION = 'Želite li svejedno spremiti rashod?';

let listed = anExpense();
let sent: [call: string, year: number][];
const saved = async ({ request }: { request: Request }) => {
  const { year } = (await request.json()) as ExpenseInput;
  sent.push([new URL(request.url).pathname.slice('/api/'.length), year]);
  return HttpResponse.json({ message: 'Rashod je spremljen.', expense: anExpense({ year, version: 2 }) });
};
const books = () => ({
  year: 2026,
  expenses: [listed],
  totalIncome: 0,
  totalExpenses: 412.8,
  netBalance: -412.8,
  years: [2026],
  paidFees: 0,
  yearTotals: [],
});
/** What the books of the organisation have besides. */
const OF_ORGANIZATION = {
  totalIncomeSummerLeague: 0,
  totalIncomeFrendlyMatches: 0,
  carriedOver: 0,
  currentOrganizationBalance: -412.8,
};
fakeApi(
  onClubDay(),
  http.post('*/api/league-expenses', saved),
  http.post('*/api/organization-expenses', saved),
  http.put('*/api/expenses/1', saved),
  http.get('*/api/league-expenses', () => HttpResponse.json(books())),
  // Where a saved expense leads to.
  http.get('*/api/organization-expenses/:year', () => HttpResponse.json({ ...books(), ...OF_ORGANIZATION })),
);
beforeEach(() => {
  listed = anExpense();
  sent = [];
});

const yearField = () => screen.getByRole('textbox', { name: 'Godina' });
const fill = async (year: string) => {
  await userEvent.type(await screen.findByLabelText('Naziv'), 'Mreža');
  await userEvent.type(screen.getByLabelText('Iznos €'), '12,50');
  await retype(yearField(), year);
};

test.each([
  ['/admin/add-expense', 'league-expenses'],
  ['/admin/add-expense-org', 'organization-expenses'],
])('at %s a year that is far from the day is saved only after a question', async (address, call) => {
  openAsAdmin(address);
  await fill('1900');
  await press('Spremi');
  const question = await dialog(QUESTION);
  expect(question.getByText('Mreža')).toBeVisible();
  expect(question.getByText('Godina rashoda (1900.) razlikuje se od godine datuma (2026.).')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Nastavi unos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(yearField()).toHaveValue('1900');
  expect(sent).toEqual([]);

  await press('Spremi');
  await press('Spremi rashod');
  await waitFor(() => expect(sent).toEqual([[call, 1900]]));
});

test('the year before that of the day is saved without a question', async () => {
  openAsAdmin('/admin/add-expense');
  await fill('2025');
  await press('Spremi');
  await waitFor(() => expect(sent).toEqual([['league-expenses', 2025]]));
});

test('the copy of an expense asks as a new one does', async () => {
  openAsAdmin('/admin-league-finances');
  await choose('Kopiraj', 'Loptice, 02.04.2026.');
  await waitFor(() => expect(screen.getByLabelText('Naziv')).toHaveValue('Loptice'));
  await retype(yearField(), '2062');
  await press('Spremi');
  const question = await dialog(QUESTION);
  expect(question.getByText('Godina rashoda (2062.) razlikuje se od godine datuma (2026.).')).toBeVisible();
});

test('a change to such a year asks, and the change of another field of such an expense does not', async () => {
  openAsAdmin('/admin-league-finances');
  await choose('Uredi', 'Loptice, 02.04.2026.');
  await dialog('Promjena rashoda');
  await retype(yearField(), '2019');
  await press('Spremi');
  await dialog(QUESTION);
  expect(sent).toEqual([]);
  listed = anExpense({ year: 2019, version: 2 });
  await press('Spremi rashod');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose('Uredi', 'Loptice, 02.04.2026.');
  await dialog('Promjena rashoda');
  await retype(screen.getByLabelText('Naziv'), 'Stare loptice');
  await press('Spremi');
  await waitFor(() =>
    expect(sent).toEqual([
      ['expenses/1', 2019],
      ['expenses/1', 2019],
    ]),
  );
});
