import { deferred, fakeApi, onClubDay, picker, refuse, shownBy } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { anExpense } from '../../testing/an-expense';
import { chosenFile, cloudReceipt, unreadableFile } from '../../testing/chosen-file';

let sent: unknown[];
const api = fakeApi(
  onClubDay(),
  http.post('*/api/league-expenses', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Rashod je spremljen.', expense: anExpense() }, { status: 201 });
  }),
  http.put('*/api/expenses/1/receipt', async ({ request }) => {
    // Only a real browser sends the content of the file; a browser spec checks it.
    sent.push([new URL(request.url).search, request.headers.get('content-type')]);
    return HttpResponse.json({ message: 'Račun je spremljen.', expense: anExpense({ version: 2 }) });
  }),
  http.get('*/api/league-expenses', () => refuse(500, 'Baza se ne javlja.')),
);
beforeEach(() => {
  sent = [];
});

const save = () => screen.getByRole('button', { name: 'Spremi' });
const fill = async () => {
  await userEvent.type(await screen.findByLabelText('Naziv'), 'Loptice');
  await userEvent.type(screen.getByLabelText('Iznos €'), '412,80');
};

test('the form begins with today, and cannot be sent before it is complete', async () => {
  openAsAdmin('/admin/add-expense');
  expect(await screen.findByRole('textbox', { name: 'Godina' })).toHaveValue('2026');
  await waitFor(() => expect(save()).toBeDisabled());
  await fill();
  await waitFor(() => expect(save()).toBeEnabled());
  await userEvent.clear(screen.getByRole('textbox', { name: 'Godina' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Godina' }), '1899');
  await userEvent.tab();
  expect(await screen.findByText('Godina mora biti između 1900. i 2100.')).toBeVisible();
  expect(save()).toBeDisabled();
});

test('at New Year an open form changes to the new day and year, and keeps typed input', async () => {
  const { client } = openAsAdmin('/admin/add-expense');
  await fill();
  api.use(onClubDay({ today: '2027-01-01' }));
  await client.invalidateQueries({ queryKey: ['club-day'] });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Godina' })).toHaveValue('2027'));
  expect(shownBy(await picker('Datum'))).toBe('01 01 2027');
  expect(screen.getByLabelText('Naziv')).toHaveValue('Loptice');
});

test('someone who goes to another screen while the receipt is still being sent stays there', async () => {
  const answered = deferred();
  api.use(
    http.put('*/api/expenses/1/receipt', async () => {
      await answered.promise;
      return HttpResponse.json({ message: 'Račun je spremljen.', expense: anExpense({ version: 2 }) });
    }),
  );
  const { router } = openAsAdmin('/admin/add-expense');
  await fill();
  const receipt = chosenFile('%PDF-', 'račun 7.pdf', 'application/pdf');
  await userEvent.upload(screen.getByLabelText('Račun'), receipt);
  await press('Spremi');
  expect(await screen.findByText('Rashod je spremljen.')).toBeVisible();
  await act(() => router.navigate('/admin/season-import'));
  answered.resolve();
  expect(await screen.findByText('Račun je spremljen.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/season-import');
});

test('an expense is entered with its receipt, and its year is opened', async () => {
  const { router } = openAsAdmin('/admin/add-expense');
  await fill();
  await userEvent.upload(screen.getByLabelText('Račun'), chosenFile('%PDF-', 'račun 7.pdf', 'application/pdf'));
  expect(await screen.findByText('račun 7.pdf')).toBeVisible();
  await userEvent.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-league-finances'));
  expect(router.state.location.search).toBe('?year=2026');
  expect(sent).toEqual([
    { year: 2026, expenseName: 'Loptice', expenseAmount: 412.8, expenseDate: '2026-11-20', description: '' },
    ['?version=1&name=ra%C4%8Dun+7.pdf', 'application/octet-stream'],
  ]);
});

test('a receipt that cannot be read any more is refused when it is chosen, and the expense is saved without it', async () => {
  const { router } = openAsAdmin('/admin/add-expense');
  await fill();
  await userEvent.upload(screen.getByLabelText('Račun'), unreadableFile('račun 7.pdf', 'application/pdf'));
  expect(await screen.findByText('„račun 7.pdf” se ne može pročitati. Odaberite datoteku ponovno.')).toBeVisible();
  expect(screen.queryByText('račun 7.pdf')).not.toBeInTheDocument();
  await userEvent.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-league-finances'));
  expect(sent).toHaveLength(1);
});

describe('an expense that is saved while its receipt is still being read', () => {
  const saveWith = async (downloaded: Promise<void>) => {
    const opened = openAsAdmin('/admin/add-expense');
    await fill();
    await userEvent.upload(screen.getByLabelText('Račun'), cloudReceipt('račun 7.pdf', downloaded));
    expect(await screen.findByText('račun 7.pdf')).toBeVisible();
    await userEvent.click(save());
    expect(sent).toEqual([]);
    return opened;
  };

  test('waits for the receipt, and until then no other one can be chosen', async () => {
    const reading = deferred();
    const { router } = await saveWith(reading.promise);
    expect(screen.getByRole('button', { name: 'Odaberi drugi račun' })).toBeDisabled();
    reading.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin-league-finances'));
    expect(sent).toHaveLength(2);
  });

  test('is not saved if the receipt cannot be read', async () => {
    const reading = deferred();
    const failure = new DOMException('The file could not be read.', 'NotReadableError');
    const { router } = await saveWith(reading.promise.then(() => Promise.reject(failure)));
    reading.resolve();
    expect(await screen.findByText('„račun 7.pdf” se ne može pročitati. Odaberite datoteku ponovno.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Dodaj račun (PDF ili slika)' })).toBeEnabled();
    expect(router.state.location.pathname).toBe('/admin/add-expense');
    expect(sent).toEqual([]);
  });
});

test('a receipt that cannot be read leaves the one that was chosen before', async () => {
  openAsAdmin('/admin/add-expense');
  const input = await screen.findByLabelText('Račun');
  await userEvent.upload(input, chosenFile('%PDF-', 'račun 6.pdf', 'application/pdf'));
  await userEvent.upload(input, unreadableFile('račun 7.pdf', 'application/pdf'));
  expect(await screen.findByText('„račun 7.pdf” se ne može pročitati. Odaberite datoteku ponovno.')).toBeVisible();
  expect(await screen.findByText('račun 6.pdf')).toBeVisible();
});

test('leaving with unsaved input asks first; a receipt alone is input too', async () => {
  const { router } = openAsAdmin('/admin/add-expense');
  const file = chosenFile('%PDF-', 'račun 7.pdf', 'application/pdf');
  await userEvent.upload(await screen.findByLabelText('Račun'), file);
  await screen.findByText('račun 7.pdf');
  act(() => void router.navigate('/admin'));
  const question = await dialog('Želite li otići bez spremanja?');
  expect(router.state.location.pathname).toBe('/admin/add-expense');
  await userEvent.click(question.getByRole('button', { name: 'Otiđi bez spremanja' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('someone who leaves while an expense is being saved stays until the response arrives, without a question', async () => {
  const answer = deferred();
  api.use(http.post('*/api/league-expenses', () => answer.promise.then(() => refuse(409, 'Godina je zaključena.'))));
  const { router } = openAsAdmin('/admin/add-expense');
  await fill();
  await press('Spremi');
  await act(async () => void router.navigate('/admin'));
  await act(async () => answer.resolve());
  expect(await screen.findByText('Godina je zaključena.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Naziv')).toHaveValue('Loptice');
});

test('after a lost response, trying again sends the same key', async () => {
  const keys = new Set<string | null>();
  let isLost = true;
  const lost = http.post('*/api/league-expenses', ({ request }) => {
    keys.add(request.headers.get('idempotency-key'));
    if (isLost) return HttpResponse.error();
    return HttpResponse.json({ message: 'Rashod je spremljen.', expense: anExpense() }, { status: 201 });
  });
  api.use(lost);
  const { router } = openAsAdmin('/admin/add-expense');
  await fill();
  await press('Spremi');
  // The client retries before it shows the error.
  expect(await screen.findByText(/Poslužitelj ne odgovara/)).toBeVisible();
  isLost = false;
  await press('Spremi');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-league-finances'));
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('a refusal is shown at its field, and the input stays', async () => {
  const fields = { expenseName: 'Taj naziv već postoji.' };
  api.use(http.post('*/api/league-expenses', () => refuse(400, 'Provjerite unesene podatke.', { fields })));
  openAsAdmin('/admin/add-expense');
  await fill();
  await press('Spremi');
  expect(await screen.findByText('Taj naziv već postoji.')).toBeVisible();
  expect(screen.getByLabelText('Iznos €')).toHaveValue('412,80');
});
