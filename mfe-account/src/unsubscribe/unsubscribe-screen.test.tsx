import { deferred, fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

let email: boolean;
let sent: unknown[];
const api = fakeApi(
  http.get('*/api/unsubscribe', ({ request }) => {
    const token = new URL(request.url).searchParams.get('token');
    if (!token) return refuse(400, 'Provjerite unesene podatke.');
    return token === 'abc'
      ? HttpResponse.json({ label: 'Novi protivnik', email })
      : refuse(404, 'Ova poveznica nije ispravna. Otvorite je iz e-poruke.');
  }),
  http.put('*/api/unsubscribe', async ({ request }) => {
    const body = (await request.json()) as { email: boolean };
    sent.push(body);
    email = body.email;
    return HttpResponse.json({ label: 'Novi protivnik', email });
  }),
);
beforeEach(() => {
  email = true;
  sent = [];
});
const open = (token = 'abc') =>
  renderRoutes([...routes, { path: '/elsewhere', element: <p>drugdje</p> }], { at: `/unsubscribe?token=${token}` });

test('opening the link in an e-mail switches nothing off; only the click does, and can be undone', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'E-poruke „Novi protivnik”' })).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Isključi' }));
  expect(await screen.findByText(/^Isključene su\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Poništi/ }));
  expect(await screen.findByText('Ponovno su uključene.')).toBeVisible();
  expect(sent).toEqual([
    { token: 'abc', email: false },
    { token: 'abc', email: true },
  ]);
});

test('a read that began before the click does not take it back on the page', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Isključi' });
  const read = deferred();
  api.use(
    http.get(
      '*/api/unsubscribe',
      async () => {
        const before = { label: 'Novi protivnik', email };
        await read.promise;
        return HttpResponse.json(before);
      },
      { once: true },
    ),
  );
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await userEvent.click(button);
  expect(await screen.findByText(/^Isključene su\./)).toBeVisible();
  await act(async () => read.resolve());
  await act(() => new Promise((go) => setTimeout(go, 50)));
  expect(screen.getByText(/^Isključene su\./)).toBeVisible();
});

test('for a kind that is already off the page says so', async () => {
  email = false;
  open();
  expect(await screen.findByText(/^Isključene su\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Isključi' })).not.toBeInTheDocument();
});

test('a failed click shows an error, and can be repeated', async () => {
  api.use(http.put('*/api/unsubscribe', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Isključi' }));
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Isključi' }));
  expect(await screen.findByText(/^Isključene su\./)).toBeVisible();
});

test('a failure is also reported after the user has left the page', async () => {
  const answered = deferred();
  api.use(
    http.put('*/api/unsubscribe', async () => {
      await answered.promise;
      return refuse(500, 'Baza se ne javlja.');
    }),
  );
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Isključi' }));
  await act(() => router.navigate('/elsewhere'));
  answered.resolve();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
});

test.each([
  ['an invalid', 'forged'],
  ['a cut off', ''],
])('%s link leads to the preferences, because a retry would not help', async (_kind, token) => {
  open(token);
  expect(await screen.findByText('Ova poveznica nije ispravna. Otvorite je iz e-poruke.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sve postavke obavijesti' })).toHaveAttribute('href', '/notice-preferences');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Odjava e-pošte');
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).not.toBeInTheDocument();
});

test('a link that cannot be checked can be tried again', async () => {
  api.use(http.get('*/api/unsubscribe', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByRole('heading', { name: 'E-poruke „Novi protivnik”' })).toBeVisible();
});
