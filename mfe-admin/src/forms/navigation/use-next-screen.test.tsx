import { deferred, renderRoutes } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNextScreen } from './use-next-screen';

let done = deferred();
beforeEach(() => {
  done = deferred();
});

function Publishing() {
  const openNext = useNextScreen();
  return (
    <button type="button" onClick={() => void done.promise.then(() => openNext('/published'))}>
      Objavi
    </button>
  );
}
const Published = () => <p>Objavljeno</p>;
const Elsewhere = () => <p>Drugdje</p>;

/** @param code resolves when the code of the other screen has loaded */
function open(code: Promise<void>) {
  const elsewhere = { path: '/elsewhere', lazy: () => code.then(() => ({ Component: Elsewhere })) };
  const routes = [{ path: '/', element: <Publishing /> }, { path: '/published', element: <Published /> }, elsewhere];
  return renderRoutes(routes, { at: '/' }).router;
}

test('the next screen opens when something is done', async () => {
  open(Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Objavi' }));
  await act(async () => done.resolve());
  expect(await screen.findByText('Objavljeno')).toBeVisible();
});

test('it does not open if the user is already navigating to another screen', async () => {
  const code = deferred();
  const router = open(code.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Objavi' }));
  act(() => void router.navigate('/elsewhere'));
  await act(async () => done.resolve());
  await act(async () => code.resolve());
  expect(await screen.findByText('Drugdje')).toBeVisible();
  expect(router.state.location.pathname).toBe('/elsewhere');
});
