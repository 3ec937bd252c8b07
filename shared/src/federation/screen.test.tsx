import { Link, Outlet } from '@club/shared/router';
import { renderRoutes } from '@club/shared/testing';
import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartFaultReport, PartTitle } from './part-failed';
import { screen } from './screen';

const Grid = () => (
  <>
    <h1>Rezervacija terena</h1>
    <Link to="/price-list">Cjenik</Link>
  </>
);
const report = jest.fn();
const open = (load: () => Promise<{ default: typeof Grid }>) =>
  renderRoutes(
    [
      {
        element: (
          <PartTitle value="Rezervacije">
            <PartFaultReport value={report}>
              <Outlet />
            </PartFaultReport>
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

/** Fails `times` times, as a network may. */
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
  report.mockReset();
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
  // The report follows the message in an effect.
  await waitFor(() => expect(report.mock.calls).toEqual([['unavailable']]));

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

test('after a network outage each address shows its own screen', async () => {
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

describe('a script that never arrives, or arrives late', () => {
  const unavailable = { name: 'Dio aplikacije „Rezervacije” trenutačno nije dostupan.' };
  const retry = () => page.getByRole('button', { name: 'Pokušaj ponovno' });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A network whose answers the test gives itself. */
  function silent() {
    const settle: { resolve: (screen: { default: typeof Grid }) => void; reject: (error: Error) => void }[] = [];
    return {
      load: () =>
        new Promise<{ default: typeof Grid }>((resolve, reject) => {
          settle.push({ resolve, reject });
        }),
      requests: () => settle.length,
      arrive: () => act(async () => settle.at(-1)?.resolve({ default: Grid })),
      fail: () => act(async () => settle.at(-1)?.reject(new Error('Loading chunk failed'))),
    };
  }

  test('on a slow connection a member is told after five and a half seconds what is missing, then sees it appear', async () => {
    const network = silent();
    open(network.load);
    await pass(5_400);
    expect(page.queryByRole('heading', unavailable)).not.toBeInTheDocument();
    await pass(200);
    expect(page.getByRole('heading', unavailable)).toBeVisible();
    expect(retry()).toHaveAttribute('aria-busy', 'false');

    await network.arrive();
    expect(page.getByRole('heading', { name: 'Rezervacija terena' })).toBeVisible();
    expect(network.requests()).toBe(1);
    expect(report).not.toHaveBeenCalled();
  });

  test('it counts as a failure of the release only once loading has failed, even if nobody waits for it any more', async () => {
    const network = silent();
    const { router } = open(network.load);
    await pass(6_000);
    await act(() => router.navigate('/price-list'));
    expect(report).not.toHaveBeenCalled();
    await network.fail();
    expect(report.mock.calls).toEqual([['unavailable']]);
  });

  test('the time counts from the first of two attempts', async () => {
    const network = silent();
    open(network.load);
    await pass(1_500);
    await network.fail();
    await pass(3_900);
    expect(network.requests()).toBe(2);
    expect(page.queryByRole('heading', unavailable)).not.toBeInTheDocument();
    await pass(200);
    expect(page.getByRole('heading', unavailable)).toBeVisible();
  });

  test('a retry meanwhile waits for the pending request, and sends another only when that has failed', async () => {
    const network = silent();
    open(network.load);
    await pass(6_000);
    act(() => retry().click());
    await pass(5_000);
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    expect(network.requests()).toBe(1);

    await network.fail();
    expect(network.requests()).toBe(2);
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    await network.arrive();
    expect(page.getByRole('heading', { name: 'Rezervacija terena' })).toBeVisible();
  });

  test('someone who has gone elsewhere meanwhile finds the screen on returning', async () => {
    const network = silent();
    const { router } = open(network.load);
    await pass(6_000);
    await act(() => router.navigate('/price-list'));
    await act(() => router.navigate('/'));
    expect(page.getByRole('heading', unavailable)).toBeVisible();

    await act(() => router.navigate('/price-list'));
    await network.arrive();
    await act(() => router.navigate('/'));
    expect(page.getByRole('heading', { name: 'Rezervacija terena' })).toBeVisible();
  });
});
