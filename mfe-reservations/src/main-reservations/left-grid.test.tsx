import { deferred, fakeApi, member, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { accountBalance, clubDay, leagueStatus, opponents, refusal, slotList } from '../testing/club-api';
import { aDayLater, clubSlots, FREE } from '../testing/club-slots';
import { pick, press } from '../testing/open-grid';

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());

/** The grid, and navigation to another page of the suite. */
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

/** A response that is sent only when the test releases it. */
function held(answer: () => Response) {
  const sent = deferred();
  return { answer: () => sent.promise.then(answer), send: () => act(async () => sent.resolve()) };
}

test('someone who leaves the grid while the opponents are loading is not asked for one on another page', async () => {
  const answered = jest.fn(() => HttpResponse.json([]));
  const loading = held(answered);
  api.use(http.get('*/api/my-opponents', loading.answer));
  const leave = open();
  await pick(FREE);
  await press('Liga');
  await leave();
  await loading.send();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  // Whatever follows the answer, or its timeout, has happened after the next turns of the event loop.
  await act(() => new Promise((go) => setTimeout(go, 50)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Cjenik' })).toBeVisible();
});

test('someone who leaves the grid while midnight stops the booking gets a message, but no question elsewhere', async () => {
  const message = 'Dan se u međuvremenu promijenio. Odaberite termin ponovno.';
  const booking = held(() => refusal(409, 'DAY_MISMATCH', message, aDayLater()));
  api.use(http.post('*/api/create-frendly-reservation', booking.answer));
  const leave = open();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  await leave();
  await booking.send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
