import { PageNumber } from '@club/shared/contracts/paging';
import { renderRoutes } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './pager';
import { usePage } from './use-page';

function List({ pageCount }: { pageCount: number }) {
  const page = usePage();
  return (
    <>
      <p>stranica {page}</p>
      <Pager page={page} pageCount={pageCount} label="Stranice rezervacija" />
    </>
  );
}
const open = (at: string, pageCount: number) =>
  renderRoutes([{ path: '/list', element: <List pageCount={pageCount} /> }], { at });
const pages = () =>
  within(screen.getByRole('navigation', { name: 'Stranice rezervacija' }))
    .getAllByRole('link', { name: /^Stranica/ })
    .map((link) => link.textContent);

test('one page needs no pager', () => {
  open('/list', 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  '/list?page=0',
  '/list?page=2.5',
  '/list?page=last',
  '/list?page=1000002',
  '/list?page=99999999999999999999',
])('%s is the first page', (at) => {
  open(at, 5);
  expect(screen.getByText('stranica 1')).toBeVisible();
});

test('the last page that the server accepts can be requested', () => {
  open('/list?page=1000001', 5);
  expect(screen.getByText('stranica 1000001')).toBeVisible();
  expect(PageNumber.parse('1000000')).toBe(1_000_000);
});

test('a member pages to the end of the list, and the other parameters of the address are kept', async () => {
  const { router } = open('/list?year=2026', 9);
  expect(pages()).toEqual(['1', '2', '3', '4']);
  expect(screen.getByRole('link', { name: 'Prethodna stranica' })).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(screen.getByRole('link', { name: 'Stranica 4' }));
  expect(pages()).toEqual(['2', '3', '4', '5']);
  expect(screen.getByRole('link', { name: 'Stranica 4' })).toHaveAttribute('aria-current', 'page');

  await userEvent.click(screen.getByRole('link', { name: 'Posljednja stranica' }));
  expect(pages()).toEqual(['6', '7', '8', '9']);
  expect(screen.getByRole('link', { name: 'Sljedeća stranica' })).not.toHaveAttribute('href');
  expect(router.state.location.search).toBe('?year=2026&page=9');
});

test('the pages keep the list from which the first one was opened, where Back of the administration leads', async () => {
  const { router } = open('/list', 3);
  await act(() => router.navigate('/list', { state: { from: '/users?search=kov', isPushed: true } }));
  await userEvent.click(screen.getByRole('link', { name: 'Stranica 2' }));
  expect(router.state.location.state).toEqual({ from: '/users?search=kov' });
  await userEvent.click(screen.getByRole('link', { name: 'Posljednja stranica' }));
  expect(router.state.location.state).toEqual({ from: '/users?search=kov' });
});
