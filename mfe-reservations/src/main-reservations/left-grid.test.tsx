import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { accountBalance, clubDay, leagueStatus, opponents, refusal, slotList } from '../testing/club-api';
import { clubSlots } from '../testing/club-slots';

const FREE = 'Teren 1, subota 21. studenoga, 18:30–20:00, slobodno';
const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());

/** The grid, and the way to another page of the suite. */
function open() {
  const { router } = renderRoutes([...routes, { path: '/price-list', element: <h1>Cjenik</h1> }], {
    at: '/main-reservations',
    as: member(),
  });
  return async () => {
    await act(() => router.navigate('/price-list'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
}
const press = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));

/** An answer that the test sends. */
function held(answer: () => Response) {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { answer: () => sent.then(answer), send: () => act(async () => send()) };
}

test('whoever leaves the grid while the opponents are loading is not asked for one elsewhere', async () => {
  const answered = jest.fn(() => HttpResponse.json([]));
  const loading = held(answered);
  api.use(http.get('*/api/my-opponents', loading.answer));
  const leave = open();
  await userEvent.click(await screen.findByRole('button', { name: FREE }));
  await press('Liga');
  await leave();
  await loading.send();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  // What comes of the answer, or of its delay, has come in the next turns.
  await act(() => new Promise((go) => setTimeout(go, 50)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Cjenik' })).toBeVisible();
});

test('who leaves the grid while midnight stops the booking gets a message, and no question on another screen', async () => {
  const message = 'Dan se u međuvremenu promijenio. Odaberite termin ponovno.';
  const dates = { datumA: '2026-11-21', datumB: '2026-11-22', datumC: '2026-11-23', datumD: '2026-11-24' };
  const aDayLater = clubSlots().map((slot) => ({ ...slot, ...dates }));
  const booking = held(() => refusal(409, 'DAY_MISMATCH', message, aDayLater));
  api.use(http.post('*/api/create-frendly-reservation', booking.answer));
  const leave = open();
  await userEvent.click(await screen.findByRole('button', { name: FREE }));
  await press('Prijateljski');
  await press('Rezerviraj');
  await leave();
  await booking.send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
