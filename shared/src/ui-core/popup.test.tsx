import { Link } from '@club/shared/router';
import { deferred, renderRoutes } from '@club/shared/testing';
import { Popup } from '@club/shared/ui-core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const page = (
  <>
    <h1>prva</h1>
    <Popup opener={<button type="button">izbornik</button>}>
      <Link to="/second">druga</Link>
    </Popup>
  </>
);

test('following a link in the panel closes it at once, even before the next page has loaded', async () => {
  const second = deferred();
  const loader = async () => {
    await second.promise;
    return null;
  };
  renderRoutes(
    [
      { path: '/', element: page },
      { path: '/second', element: <h1>druga stranica</h1>, loader },
    ],
    { at: '/' },
  );
  const opener = await screen.findByRole('button', { name: 'izbornik' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('link', { name: 'druga' }));
  expect(screen.getByRole('heading', { name: 'prva' })).toBeVisible();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
  await act(async () => second.resolve());
  expect(await screen.findByRole('heading', { name: 'druga stranica' })).toBeVisible();
});
