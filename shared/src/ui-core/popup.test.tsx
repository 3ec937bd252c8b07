import { useConfirm } from '@club/shared/dialogs';
import { Link } from '@club/shared/router';
import { deferred, renderRoutes } from '@club/shared/testing';
import { Popup } from '@club/shared/ui-core';
import { act, screen, waitFor } from '@testing-library/react';
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

function Question() {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ title: 'Sigurno?' })}>
      odjava
    </button>
  );
}

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Odustani' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('the panel stays open below a question that it asks, and has the focus again after %s', async (_, cancel) => {
  const element = (
    <Popup opener={<button type="button">izbornik</button>}>
      <Question />
    </Popup>
  );
  renderRoutes([{ path: '/', element }], { at: '/' });
  const opener = await screen.findByRole('button', { name: 'izbornik' });
  await userEvent.click(opener);
  const button = screen.getByRole('button', { name: 'odjava' });
  await userEvent.click(button);
  const question = await screen.findByRole('dialog');
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  await cancel();
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(document.body);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});
