import { fakeApi, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { openAsAdmin } from '../../testing/administrator';

const api = fakeApi();

test.each([
  '',
  '/rounds',
  '/rounds/preview',
  '/results',
  '/edit-pyramids',
  '/knockout',
  '/knockout/preview',
  '/changes',
])('in a club without seasons, the pyramid control%s links to the page that prepares the first one', async (page) => {
  api.use(
    http.get('*/api/admin/pyramid-control', () =>
      refuse(404, 'Liga još nema nijedne sezone.', { code: 'SEASON_UNKNOWN' }),
    ),
  );
  openAsAdmin(`/admin/pyramid-control${page}`);
  expect(await screen.findByRole('link', { name: 'Sezone lige u postavkama' })).toHaveAttribute(
    'href',
    '/admin/settings#league-seasons',
  );
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).toBeNull();
});

test('in a club without seasons the page stays while it is asked again whether there is one', async () => {
  const again = jest.fn();
  api.use(
    http.get(
      '*/api/admin/pyramid-control',
      () => refuse(404, 'Liga još nema nijedne sezone.', { code: 'SEASON_UNKNOWN' }),
      {
        once: true,
      },
    ),
    http.get('*/api/admin/pyramid-control', () => {
      again();
      return delay('infinite');
    }),
  );
  const { client } = openAsAdmin('/admin/pyramid-control');
  const link = await screen.findByRole('link', { name: 'Sezone lige u postavkama' });
  act(() => void client.refetchQueries());
  await waitFor(() => expect(again).toHaveBeenCalled());
  expect(link).toBeVisible();
});

test('a pyramid that cannot be loaded can be loaded again', async () => {
  api.use(http.get('*/api/admin/pyramid-control', () => refuse(500, 'Greška.')));
  openAsAdmin('/admin/pyramid-control');
  expect(await screen.findByText('Nismo uspjeli učitati piramidu.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pokušaj ponovno' })).toBeVisible();
});
