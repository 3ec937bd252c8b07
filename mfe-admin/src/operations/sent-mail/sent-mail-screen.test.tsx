import type { SentMail } from '@club/shared/contracts/notices';
import { fakeApi, member, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../../routes';

const mail: SentMail = {
  id: 7,
  member: 'Ana Kovač',
  address: 'ana@example.com',
  subject: 'Ljetna liga: novi protivnik',
  text: 'Poštovani!',
  state: 'FAILED',
  attempts: 12,
  createdAt: '2026-05-20T08:00:00Z',
  finishedAt: '2026-05-20T22:00:00Z',
  dueAt: null,
  error: 'Odustalo se nakon 12 pokušaja.',
};
let retried: string[];
const api = fakeApi(
  http.get('*/api/admin/sent-mail', ({ request }) => {
    const wanted = new URL(request.url).searchParams.get('state');
    const mails = [mail].filter(({ state }) => !wanted || state === wanted);
    return HttpResponse.json({ mails, next: null, transport: 'DEMO' });
  }),
  http.post('*/api/admin/sent-mail/:id/retry', ({ params }) => {
    retried.push(String(params.id));
    return HttpResponse.json({ message: 'Poruka čeka na slanje.' });
  }),
);
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  retried = [];
});
const open = (query = '') =>
  renderRoutes(routes, { at: `/admin/sent-mail${query}`, as: member({ roles: ['USER', 'ADMIN'] }) });

test('shows the outcome of each e-mail, and that the demo sends none', async () => {
  open();
  const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
  expect(row.getByText('Ljetna liga: novi protivnik')).toBeVisible();
  expect(row.getByText('12')).toBeVisible();
  expect(row.getByText('Nije poslano')).toBeVisible();
  expect(row.getByText(/Odustalo se nakon 12 pokušaja/)).toBeVisible();
  expect(screen.getByText(/poruke se u probnom radu samo prikazuju ovdje/)).toBeVisible();
});

test('a dropped e-mail lists all possible reasons', async () => {
  const dropped: SentMail = { ...mail, state: 'DROPPED', error: null };
  api.use(
    http.get('*/api/admin/sent-mail', () => HttpResponse.json({ mails: [dropped], next: null, transport: 'SMTP' })),
  );
  open();
  const reasons = /član je isključio takve poruke, nije aktivan, nema adresu ili ima noviju pozivnicu\./;
  expect(await screen.findByText(reasons)).toBeVisible();
});

test.each([
  ['', 'Još nema pošte.', 'Ovdje će stajati e-poruke o protivnicima, rezultatima i rezervacijama.'],
  ['?state=SENT', 'Nema takvih poruka.', 'Odaberite drugo stanje.'],
  ['?search=nitko', 'Nema takvih poruka.', 'Provjerite upisano ili obrišite pretragu.'],
  ['?state=SENT&search=nitko', 'Nema takvih poruka.', 'Promijenite stanje ili obrišite pretragu.'],
])('an empty list with %j says what would fill it', async (query, title, hint) => {
  api.use(http.get('*/api/admin/sent-mail', () => HttpResponse.json({ mails: [], next: null, transport: 'SMTP' })));
  open(query);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getAllByText(/^(Ovdje će|Promijenite|Odaberite|Provjerite)/)).toHaveLength(1);
});

test('an e-mail that was given up can be sent again', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Pošalji ponovno: .*Ana Kovač$/ }));
  expect(await screen.findByText('Poruka čeka na slanje.')).toBeVisible();
  expect(retried).toEqual(['7']);
});

test('an e-mail that somebody else has sent again meanwhile is shown in its new state', async () => {
  const message = 'Ta poruka više nije među neposlanima. Prikazano je novo stanje.';
  let state: SentMail['state'] = 'FAILED';
  api.use(
    http.get('*/api/admin/sent-mail', () =>
      HttpResponse.json({ mails: [{ ...mail, state }], next: null, transport: 'SMTP' }),
    ),
    http.post('*/api/admin/sent-mail/:id/retry', () => {
      state = 'SENT';
      return refuse(409, message, { code: 'MAIL_NOT_FAILED' });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Pošalji ponovno/ }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await within((await screen.findAllByRole('row'))[1] as HTMLElement).findByText('Poslano')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pošalji ponovno/ })).not.toBeInTheDocument();
});

test('an e-mail that is waiting or being sent is shown in its new state without a reload, a new one somewhat later', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const states: SentMail['state'][] = ['WAITING', 'SENDING', 'SENT'];
  let asked = 0;
  api.use(
    http.get('*/api/admin/sent-mail', () => {
      const state = states[asked] ?? 'FAILED';
      asked += 1;
      return HttpResponse.json({ mails: [{ ...mail, state }], next: null, transport: 'SMTP' });
    }),
  );
  open();
  for (const shown of ['Čeka', 'Šalje se', 'Poslano']) {
    expect(await within(await screen.findByRole('table')).findByText(shown)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
  }
  expect(asked).toBe(3);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await within(await screen.findByRole('table')).findByText('Nije poslano')).toBeVisible();
});

test('a state without e-mails shows a message', async () => {
  open('?state=WAITING');
  expect(await screen.findByText('Nema takvih poruka.')).toBeVisible();
});

test('the e-mails of one member are searched among those of a state, and the search is in the address', async () => {
  const asked: string[] = [];
  api.use(
    http.get('*/api/admin/sent-mail', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('search')} ${searchParams.get('state')}`);
      return HttpResponse.json({ mails: searchParams.has('search') ? [] : [mail], next: null, transport: 'SMTP' });
    }),
  );
  const { router } = open('?state=FAILED');
  await screen.findByRole('table');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Traži po imenu ili e-pošti' }), 'kovac');
  expect(await screen.findByText('Nema takvih poruka.')).toBeVisible();
  expect(screen.getByText('Nema rezultata')).toHaveRole('status');
  expect(asked).toEqual(['null FAILED', 'kovac FAILED']);
  expect(router.state.location.search).toBe('?state=FAILED&search=kovac');
});
