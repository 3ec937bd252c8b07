import { picker, renderRoutes, typeIntoPicker } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterForm } from './filter-form';
import { useFilter } from './use-filter';

const FIELDS = [
  { name: 'player', label: 'Igrač' },
  { name: 'status', label: 'Status', options: [{ value: 'NOT_PAID', label: 'Nije plaćeno' }] },
];

function List() {
  const { filter, apply } = useFilter(FIELDS);
  return <FilterForm fields={FIELDS} value={filter} onApply={apply} />;
}
const open = (at: string) => renderRoutes([{ path: '/', element: <List /> }], { at });
const player = () => screen.getByRole('textbox', { name: 'Igrač' });
const clear = () => userEvent.click(screen.getByRole('button', { name: 'Poništi filtar' }));

test('clearing also removes input that was not applied, and its error message', async () => {
  const { router } = open('/');
  await userEvent.type(player(), 'Ana'.repeat(30));
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži' }));
  expect(player()).toBeInvalid();
  await clear();
  expect(player()).toHaveValue('');
  expect(player()).toBeValid();
  expect(router.state.location.search).toBe('');
});

test('clearing also removes a partly typed date', async () => {
  open('/');
  await typeIntoPicker('Od datuma', '01');
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži' }));
  expect(await screen.findByText('Odaberite ispravan datum.')).toBeVisible();
  await clear();
  expect(screen.queryByText('Odaberite ispravan datum.')).not.toBeInTheDocument();
  expect(await picker('Od datuma')).not.toHaveTextContent('01');
});

test('clearing removes an applied filter from the address too', async () => {
  const { router } = open('/?player=Ana');
  await userEvent.type(player(), ' Kovač');
  await clear();
  expect(player()).toHaveValue('');
  expect(router.state.location.search).toBe('');
});

test('a print names what the list is filtered by, in words', () => {
  open('/?player=kov&status=NOT_PAID&from=2026-11-01');
  expect(screen.getByText('Filtar: Igrač: kov, Status: Nije plaćeno, Od datuma: 01.11.2026.')).toBeInTheDocument();
});

test('a print of the whole list names no filter', () => {
  open('/');
  expect(screen.queryByText(/^Filtar:/)).not.toBeInTheDocument();
});
