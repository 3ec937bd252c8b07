import { renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBar } from './search-bar';
import { useSearch } from './use-search-text';

function Searched() {
  return <p>{`Traži se ${useSearch().length} znakova.`}</p>;
}

test('what is longer than a search may be is cut, in the field and in the address', async () => {
  const list = (
    <>
      <SearchBar status={undefined} />
      <Searched />
    </>
  );
  renderRoutes([{ path: '/', element: list }], { at: `/?search=${'a'.repeat(100)}` });
  const field = await screen.findByRole('searchbox', { name: 'Traži po imenu ili korisničkom imenu' });
  expect(field).toHaveValue('a'.repeat(80));
  expect(screen.getByText('Traži se 80 znakova.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.paste('b'.repeat(100));
  expect(field).toHaveValue('b'.repeat(80));
});
