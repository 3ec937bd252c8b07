import { Link, Outlet } from '@club/shared/router';
import { renderRoutes } from '@club/shared/testing';
import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartTitle } from './part-failed';
import { screen } from './screen';

const Grid = () => (
  <>
    <h1>Rezervacija terena</h1>
    <Link to="/price-list">Cjenik</Link>
  </>
);
const open = (load: () => Promise<{ default: typeof Grid }>) =>
  renderRoutes(
    [
      {
        element: (
          <PartTitle value="Rezervacije">
            <Outlet />
          </PartTitle>
        ),
        children: [
          { path: '/', lazy: screen(load) },
          { path: '/price-list', element: <Link to="/">Rezervacija terena</Link> },
        ],
      },
    ],
    { at: '/' },
  );

/** Fails `times` times, like a network. */
function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error('Loading chunk failed');
    return { default: Grid };
  };
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a single network failure is not reported to the user, only in the log', async () => {
  open(failing(1));
  expect(await page.findByRole('heading', { name: 'Rezervacija terena' })).toBeVisible();
  expect(log.mock.calls).toEqual([['A screen failed to load', new Error('Loading chunk failed')]]);
});

test('a screen that fails twice shows a message and loads on retry, without a reload of the page', async () => {
  open(failing(3));
  expect(
    await page.findByRole('heading', { name: 'Dio aplikacije „Rezervacije” trenutačno nije dostupan.' }),
  ).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(
    await page.findByRole('heading', { name: 'Dio aplikacije „Rezervacije” trenutačno nije dostupan.' }),
  ).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await page.findByRole('heading', { name: 'Rezervacija terena' })).toBeVisible();

  await userEvent.click(page.getByRole('link', { name: 'Cjenik' }));
  await userEvent.click(page.getByRole('link', { name: 'Rezervacija terena' }));
  expect(page.getByRole('heading', { name: 'Rezervacija terena' })).toBeVisible();
});

test('after a gap in the network each address has its own screen', async () => {
  const down = { name: 'Dio aplikacije „Aplikacija” trenutačno nije dostupan.' };
  let isOnline = false;
  const named = (name: string) => async () => {
    if (!isOnline) throw new Error('Loading chunk failed');
    return { default: () => <h1>{name}</h1> };
  };
  const { router } = renderRoutes(
    [
      { path: '/by-names', lazy: screen(named('Po imenima')) },
      { path: '/price-list', lazy: screen(named('Cjenik')) },
    ],
    { at: '/by-names' },
  );
  await page.findByRole('heading', down);
  await act(() => router.navigate('/price-list'));
  await page.findByRole('heading', down);

  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await page.findByRole('heading', { name: 'Cjenik' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/price-list');

  await act(() => router.navigate('/by-names'));
  await userEvent.click(page.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await page.findByRole('heading', { name: 'Po imenima' })).toBeVisible();
});
