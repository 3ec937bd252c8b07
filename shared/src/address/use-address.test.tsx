import { Link } from '@club/shared/router';
import { deferred, renderRoutes } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddress } from './use-address';

let checked = deferred();
beforeEach(() => {
  checked = deferred();
});

function Screen() {
  const { read, readAll, hrefWith, change, push, takeBack } = useAddress();
  return (
    <>
      <button type="button" onClick={() => change({ search: 'ana', page: null })}>
        Traži
      </button>
      <button type="button" onClick={() => change({ accepted: [...readAll('accepted'), 'm2'] })}>
        Prihvati
      </button>
      <button type="button" onClick={() => push({ user: '7' })}>
        Uredi
      </button>
      <button type="button" onClick={() => takeBack({ user: null })}>
        Zatvori
      </button>
      <button type="button" onClick={() => void checked.promise.then(() => change({ from: '2026-09-01' }))}>
        Provjeri
      </button>
      <Link to={hrefWith({ user: '8' })}>Sljedeći</Link>
      <p>Korisnik: {read('user')}</p>
    </>
  );
}
const Elsewhere = () => <p>Drugdje</p>;
const open = (at: string) =>
  renderRoutes(
    [
      { path: '/', element: <Screen /> },
      { path: '/elsewhere', element: <Elsewhere /> },
    ],
    { at },
  ).router;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a change keeps the other parameters, and adds no history entry', async () => {
  const router = open('/?order=name&page=2&accepted=m1');
  await press('Traži');
  expect(router.state.location.search).toBe('?order=name&accepted=m1&search=ana');
  expect(router.state.historyAction).toBe('REPLACE');
  await press('Prihvati');
  expect(router.state.location.search).toBe('?order=name&search=ana&accepted=m1&accepted=m2');
});

test('a new history entry keeps the list from which its page was opened', async () => {
  const router = open('/');
  await act(() => router.navigate('/?page=2', { state: { from: '/users?search=kov' } }));
  await press('Uredi');
  expect(router.state.location.state).toEqual({ from: '/users?search=kov', isPushed: true });
});

test('a press that changes nothing adds no history entry', async () => {
  const router = open('/?user=7&order=name');
  await press('Uredi');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.search).toBe('?order=name&user=7');
  await press('Zatvori');
  expect(router.state.location.search).toBe('?order=name');
});

test('a second click before the page is painted does not undo the first change', () => {
  const router = open('/?page=2');
  act(() => {
    screen.getByRole('button', { name: 'Traži' }).click();
    screen.getByRole('button', { name: 'Uredi' }).click();
  });
  expect(router.state.location.search).toBe('?search=ana&user=7');
});

test('work that ends after the page has been left does not lead back to it', async () => {
  const router = open('/');
  await press('Provjeri');
  await act(() => router.navigate('/elsewhere'));
  await act(async () => checked.resolve());
  expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' });
});

test('work that ends while the next page is loading does not keep the user from it', async () => {
  const code = deferred();
  const { router } = renderRoutes(
    [
      { path: '/', element: <Screen /> },
      { path: '/elsewhere', lazy: () => code.promise.then(() => ({ Component: Elsewhere })) },
    ],
    { at: '/' },
  );
  await press('Provjeri');
  act(() => void router.navigate('/elsewhere'));
  await act(async () => checked.resolve());
  await act(async () => code.resolve());
  expect(await screen.findByText('Drugdje')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' });
});

test('closing goes back to before the opening, only once even if asked twice', async () => {
  const router = open('/?order=name');
  await press('Uredi');
  expect(screen.getByText('Korisnik: 7')).toBeVisible();
  const close = screen.getByRole('button', { name: 'Zatvori' });
  await act(async () => {
    close.click();
    close.click();
  });
  expect(router.state.location.search).toBe('?order=name');
  expect(router.state.historyAction).toBe('POP');
});

test('closing something that a link opened stays on the page', async () => {
  const router = open('/?order=name&user=7');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/?order=name&user=8');
  await press('Zatvori');
  expect(router.state.location.search).toBe('?order=name');
  expect(router.state.historyAction).toBe('REPLACE');
});
