import type { OrganizationSummary } from '@club/shared/contracts/finances/summaries';
import { deferred, fakeApi, member, onClubDay, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { routes } from '../../routes';
import { choose, dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { anExpense } from '../../testing/an-expense';
import { chosenFile } from '../../testing/chosen-file';

const CALL = '*/api/organization-expenses/:year';
let summary: OrganizationSummary;
let sent: unknown[];
const api = fakeApi(
  onClubDay(),
  http.get(CALL, ({ params }) => HttpResponse.json({ ...summary, year: Number(params.year) })),
  http.put('*/api/expenses/:id', async ({ request }) => {
    const body = (await request.json()) as { version: number; expenseAmount: number };
    sent.push(body);
    if (body.version < 2) {
      const current = anExpense({ version: 2, expenseAmount: 400, description: 'četiri kutije' });
      return refuse(409, 'Rashod je u međuvremenu promijenjen.', { code: 'EXPENSE_MOVED', extra: { current } });
    }
    return HttpResponse.json({ message: 'Rashod je spremljen.', expense: anExpense({ version: 3 }) });
  }),
  http.delete('*/api/expenses/:id', ({ request }) => {
    sent.push(new URL(request.url).search);
    return HttpResponse.json({ message: 'Rashod je izbrisan.' });
  }),
);
beforeEach(() => {
  sent = [];
  summary = {
    year: 2026,
    expenses: [anExpense(), anExpense({ id: 2, book: 'ORGANIZATION', expenseName: 'Zemlja', expenseAmount: 1140 })],
    totalIncome: 4446,
    totalExpenses: 1552.8,
    netBalance: 2893.2,
    years: [2026, 2025],
    paidFees: 55,
    totalIncomeSummerLeague: 3300,
    totalIncomeFrendlyMatches: 1146,
    carriedOver: 3411.95,
    currentOrganizationBalance: 6305.15,
    yearTotals: [
      { year: 2026, incomeSummerLeague: 3300, incomeFrendlyMatches: 1146, totalExpenses: 1552.8, netBalance: 2893.2 },
      { year: 2025, incomeSummerLeague: 3720, incomeFrendlyMatches: 2762, totalExpenses: 3070.05, netBalance: 3411.95 },
    ],
  };
});

const chooseAction = (name: string, action: string) => choose(action, `${name}, 02.04.2026.`);

test('books that cannot be loaded have a retry', async () => {
  api.use(http.get(CALL, () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAsAdmin('/admin-total-finances');
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await screen.findByRole('heading', { name: 'Obračun 2026.' })).toBeVisible();
});

test('a year whose books cannot be loaded still has links to the other years', async () => {
  api.use(http.get(CALL, ({ params }) => (params.year === '2025' ? refuse(500, 'Baza se ne javlja.') : undefined)));
  openAsAdmin('/admin-total-finances');
  await userEvent.click(await screen.findByRole('link', { name: '2025.' }));
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  expect(screen.getByRole('link', { name: '2025.' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: '2026.' }));
  expect(await screen.findByRole('heading', { name: 'Obračun 2026.' })).toBeVisible();
});

test.each(['total', 'league'])(
  'if the first opened books cannot be loaded, there are links to other years too (%s)',
  async (books) => {
    const { totalIncomeSummerLeague: _, ...league } = summary;
    const refused = () => refuse(500, 'Baza se ne javlja.');
    api.use(
      http.get(CALL, ({ params }) => (params.year === '2026' ? refused() : undefined)),
      http.get('*/api/league-expenses', ({ request }) => {
        const year = Number(new URL(request.url).searchParams.get('year'));
        return year === 2026 ? refused() : HttpResponse.json({ ...league, year });
      }),
    );
    openAsAdmin(`/admin-${books}-finances`);
    expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
    expect(await screen.findByRole('link', { name: '2026.' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: '2025.' }));
    expect(await screen.findByRole('heading', { name: 'Rashodi 2025.' })).toBeVisible();
  },
);

test('every year, its sums to the cent, and how the balance is composed', async () => {
  openAsAdmin('/admin-total-finances');
  expect(await rowsOf('Prihodi i rashodi po godinama')).toEqual([
    ['Godina', 'Liga', 'Prijateljski', 'Prihodi', 'Rashodi', 'Razlika'],
    ['2026.', '3.300,00\u00a0€', '1.146,00\u00a0€', '4.446,00\u00a0€', '1.552,80\u00a0€', '+2.893,20\u00a0€'],
    ['2025.', '3.720,00\u00a0€', '2.762,00\u00a0€', '6.482,00\u00a0€', '3.070,05\u00a0€', '+3.411,95\u00a0€'],
    ['Ukupno', '7.020,00\u00a0€', '3.908,00\u00a0€', '10.928,00\u00a0€', '4.622,85\u00a0€', '6.305,15\u00a0€'],
  ]);
  expect(screen.getByText('55 plaćenih članarina')).toBeVisible();
  expect(screen.getByText(/članarine u kunama preračunate su po tečaju 7,53450/)).toBeVisible();
});

test('a receipt that is refused after its page was left is still reported', async () => {
  const sending = deferred();
  api.use(
    http.put('*/api/expenses/1/receipt', async () => {
      sent.push('receipt');
      await sending.promise;
      return refuse(409, 'Rashod je u međuvremenu promijenjen.');
    }),
  );
  const { router } = openAsAdmin('/admin-total-finances');
  await screen.findByRole('heading', { name: 'Rashodi 2026.' });
  const receipt = chosenFile('%PDF-', 'račun 7.pdf', 'application/pdf');
  await userEvent.upload(screen.getByLabelText(/^Račun: Loptice/), receipt);
  await waitFor(() => expect(sent).toEqual(['receipt']));
  await act(() => router.navigate('/admin/season-import'));
  await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' });
  sending.resolve();
  const notices = within(await screen.findByRole('region', { name: 'Poruke' }));
  expect(await notices.findByText('Rashod je u međuvremenu promijenjen.')).toBeVisible();
});

test('the year is in the address', async () => {
  const { router } = openAsAdmin('/admin-total-finances');
  await userEvent.click(await screen.findByRole('link', { name: '2025.' }));
  expect(await screen.findByRole('heading', { name: 'Rashodi 2025.' })).toBeVisible();
  expect(router.state.location.search).toBe('?year=2025');
  expect(screen.getByRole('link', { name: '2025.' })).toHaveAttribute('aria-current', 'page');
});

test.each(['total', 'league'])('an open dialog stays at New Year’s midnight (%s)', async (books) => {
  const { totalIncomeSummerLeague: _, ...league } = summary;
  api.use(
    http.get('*/api/league-expenses', ({ request }) => {
      const year = Number(new URL(request.url).searchParams.get('year'));
      return HttpResponse.json({ ...league, year });
    }),
  );
  const { client } = openAsAdmin(`/admin-${books}-finances`);
  await chooseAction('Loptice', 'Uredi');
  const change = await dialog('Promjena rashoda');
  await userEvent.type(change.getByLabelText('Naziv'), ' i mreža');
  api.use(onClubDay({ today: '2027-01-01', leagueYear: 2027 }));
  await act(() => client.invalidateQueries({ queryKey: ['club-day'] }));
  await press('Spremi');
  expect(await screen.findByText(/^U međuvremenu je netko spremio/)).toBeVisible();
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([{ expenseName: 'Loptice i mreža' }, { expenseName: 'Loptice i mreža' }]);
  expect(screen.getByRole('heading', { name: 'Rashodi 2026.' })).toBeVisible();
});

test.each(['total', 'league'])(
  'the books of another year (%s) are not shown while the chosen year loads',
  async (books) => {
    const { totalIncomeSummerLeague: _, ...league } = summary;
    api.use(http.get('*/api/league-expenses', () => HttpResponse.json(league)));
    openAsAdmin(`/admin-${books}-finances`);
    await screen.findByRole('heading', { name: 'Rashodi 2026.' });
    const unanswered = () => new Promise<never>(() => undefined);
    api.use(http.get(CALL, unanswered), http.get('*/api/league-expenses', unanswered));
    await userEvent.click(screen.getByRole('link', { name: '2025.' }));
    await waitFor(() => expect(screen.getByRole('link', { name: '2025.' })).toHaveAttribute('aria-current', 'page'));
    expect(screen.queryByRole('heading', { name: 'Rashodi 2026.' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2025.' })).toHaveFocus();
  },
);

test('the treasurer reads the books and changes nothing', async () => {
  renderRoutes(routes, { at: '/admin-total-finances', as: member({ roles: ['MAINTENANCE'] }) });
  expect((await rowsOf('Rashodi 2026.'))[0]).toEqual(['Datum', 'Naziv', 'Iznos']);
  expect(screen.queryByRole('link', { name: 'Dodaj rashod' })).not.toBeInTheDocument();
});

test('saving an expense that somebody else has just changed sends only the user’s own input, and reverts nothing', async () => {
  openAsAdmin('/admin-total-finances');
  await chooseAction('Loptice', 'Uredi');
  const change = await dialog('Promjena rashoda');
  await userEvent.clear(change.getByLabelText('Naziv'));
  await userEvent.type(change.getByLabelText('Naziv'), 'Loptice i mreža{Enter}');
  expect(
    await change.findByText(
      /^U međuvremenu je netko spremio: iznos: 400,00\s€; opis: četiri kutije\. Ponovnim spremanjem zamjenjujete samo/,
    ),
  ).toBeVisible();
  expect(change.getByLabelText('Naziv')).toHaveValue('Loptice i mreža');
  expect(change.getByLabelText('Iznos €')).toHaveValue('400,00');
  await userEvent.click(change.getByRole('button', { name: 'Spremi' }));
  expect(await screen.findByText('Rashod je spremljen.')).toBeVisible();
  expect(sent).toMatchObject([
    { version: 1, expenseName: 'Loptice i mreža', expenseAmount: 412.8, description: '' },
    { version: 2, expenseName: 'Loptice i mreža', expenseAmount: 400, description: 'četiri kutije' },
  ]);
});

test.each([
  ['Izbriši', 'Želite li izbrisati rashod?', 'Izbriši'],
  ['Ukloni račun', 'Želite li ukloniti račun?', 'Ukloni'],
])(
  '%s: if somebody else has just changed the expense, the question closes with the reason and the new data',
  async (action, title, answer) => {
    const receipt = { name: 'račun 7.pdf', type: 'application/pdf', size: 9 } as const;
    summary = { ...summary, expenses: [anExpense({ receipt })] };
    const moved = 'Rashod je u međuvremenu promijenjen. Pogledajte sadašnje podatke pa ponovite promjenu.';
    const current = anExpense({ version: 2, expenseAmount: 400, receipt });
    const refused = () => {
      summary = { ...summary, expenses: [current] };
      return refuse(409, moved, { code: 'EXPENSE_MOVED', extra: { current } });
    };
    api.use(http.delete('*/api/expenses/:id', refused), http.delete('*/api/expenses/:id/receipt', refused));
    openAsAdmin('/admin-total-finances');
    await chooseAction('Loptice', action);
    await userEvent.click((await dialog(title)).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(moved)).toBeVisible();
    expect((await rowsOf('Rashodi 2026.'))[1]).toContain('400,00\u00a0€');
  },
);

test('an expense is deleted only after a confirmation', async () => {
  openAsAdmin('/admin-total-finances');
  await chooseAction('Loptice', 'Izbriši');
  const question = await dialog('Želite li izbrisati rashod?');
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  expect(sent).toEqual([]);
  await chooseAction('Loptice', 'Izbriši');
  await userEvent.click((await dialog('Želite li izbrisati rashod?')).getByRole('button', { name: 'Izbriši' }));
  expect(await screen.findByText('Rashod je izbrisan.')).toBeVisible();
  expect(sent).toEqual(['?version=1']);
});

test('the question about deleting an expense closes only when it is gone, so that nothing moves afterwards', async () => {
  openAsAdmin('/admin-total-finances');
  await chooseAction('Loptice', 'Izbriši');
  const question = await dialog('Želite li izbrisati rashod?');
  summary = { ...summary, expenses: summary.expenses.slice(1) };
  api.use(
    http.get(CALL, async () => {
      // Longer than the closing transition of the question.
      await delay(400);
      return HttpResponse.json(summary);
    }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Izbriši' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Loptice')).not.toBeInTheDocument();
});

test('a recurring expense is entered by copying it', async () => {
  const { router } = openAsAdmin('/admin-total-finances');
  await chooseAction('Zemlja', 'Kopiraj');
  expect(await screen.findByRole('heading', { level: 1, name: 'Novi rashod udruge' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/add-expense-org');
  expect(await screen.findByLabelText('Naziv')).toHaveValue('Zemlja');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spremi' })).toBeEnabled());
});
