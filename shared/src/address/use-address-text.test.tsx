import { Link } from '@club/shared/router';
import { renderRoutes } from '@club/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAddressText } from './use-address-text';

function Search() {
  const [text, change] = useAddressText('search', { page: null });
  return (
    <>
      <input aria-label="Traži" value={text} onChange={(event) => change(event.target.value)} />
      <p>Popis za: {text}</p>
      <Link to="/member">Član</Link>
    </>
  );
}
const open = (at: string) =>
  renderRoutes(
    [
      { path: '/', element: <Search /> },
      { path: '/member', element: <p>Član</p> },
    ],
    { at },
  ).router;
const field = () => screen.getByRole('textbox', { name: 'Traži' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pause = () => act(() => jest.advanceTimersByTime(500));

test('someone who types sees each letter at once, and the address changes when typing pauses', () => {
  const router = open('/?search=a&page=2');
  let changes = 0;
  router.subscribe(() => {
    changes += 1;
  });
  const sentence = 'a'.padEnd(60, 'na');
  for (let length = 2; length <= sentence.length; length += 1) {
    type(sentence.slice(0, length));
    expect(screen.getByText(`Popis za: ${sentence.slice(0, length)}`)).toBeVisible();
    act(() => jest.advanceTimersByTime(350));
  }
  expect(changes).toBe(0);
  pause();
  expect(router.state.location.search).toBe(`?search=${sentence}`);
  expect(changes).toBe(1);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the address contains the text, and no longer the page number of the earlier search', () => {
  const router = open('/?search=a&page=2');
  type('an');
  type('ana');
  pause();
  expect(router.state.location.search).toBe('?search=ana');
  type('');
  pause();
  expect(router.state.location.search).toBe('');
});

test('someone who follows a link finds the whole text on returning; pressing without releasing changes nothing', async () => {
  const router = open('/');
  type('a');
  type('an');
  fireEvent.focusOut(field());
  expect(router.state.location.search).toBe('');
  fireEvent.click(screen.getByRole('link', { name: 'Član' }));
  expect(router.state.location.pathname).toBe('/member');
  await act(() => router.navigate(-1));
  expect(field()).toHaveValue('an');
});

test('going back to another search shows that search, even in the middle of typing', async () => {
  const router = open('/?search=a');
  await act(() => router.navigate('/?search=b'));
  type('ba');
  type('ban');
  await act(() => router.navigate(-1));
  pause();
  expect(router.state.location.search).toBe('?search=a');
  expect(field()).toHaveValue('a');
});

test('text that is changed back to the text in the address is shown', () => {
  open('/');
  type('a');
  type('an');
  type('a');
  pause();
  type('ab');
  expect(field()).toHaveValue('ab');
});

test('a text that is typed just before Back does not follow into the earlier entry, which has no text either', async () => {
  const router = open('/?page=3');
  await act(() => router.navigate('/?user=7'));
  type('ana');
  await act(() => router.navigate(-1));
  pause();
  expect(router.state.location.search).toBe('?page=3');
  expect(field()).toHaveValue('');
});
