import { Link, Outlet } from '@club/shared/router';
import { renderRoutes } from '@club/shared/testing';
import { screen as page } from '@testing-library/react';
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
