import { renderRoutes } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchText } from './use-search-text';

function Search() {
  const [text, change] = useSearchText();
  return <input aria-label="Traži" value={text} onChange={(event) => change(event.target.value)} />;
}
const open = (at: string) => renderRoutes([{ path: '/', element: <Search /> }], { at }).router;
const field = () => screen.getByRole('textbox', { name: 'Traži' });

test('the text is in the address, and the page of the earlier search is not', async () => {
  const router = open('/?search=a&page=2');
  await userEvent.type(field(), 'na');
  expect(field()).toHaveValue('ana');
  expect(router.state.location.search).toBe('?search=ana');
  await userEvent.clear(field());
  expect(router.state.location.search).toBe('');
});

test('going back to another search shows it', async () => {
  const router = open('/?search=a');
  await act(() => router.navigate('/?search=a&page=2'));
  await userEvent.type(field(), 'n');
  expect(router.state.location.search).toBe('?search=an');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?search=a');
  expect(field()).toHaveValue('a');
});
