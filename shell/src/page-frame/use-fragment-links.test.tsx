import { PageHeading } from '@club/shared/ui-core';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';

jest.mock('../remotes/federated-module');
fakeClub();

function PageWithSections() {
  return (
    <>
      <PageHeading title="Stranica" />
      <a href="#cijene">Cijene</a>
      <a href="#nema">Bez mjesta</a>
      <section id="cijene" aria-label="Cijene" />
    </>
  );
}

beforeEach(() => {
  const routes = [{ path: '/contact', element: <PageWithSections /> }];
  jest.mocked(federatedModule).mockResolvedValue({ contract: 1, routes });
});

describe('a link to a place on the same page', () => {
  const open = async () => {
    const { router } = openSuite('/login', { as: 'visitor' });
    await act(() => router.navigate('/contact?dan=2', { state: { from: '/login' } }));
    await screen.findByRole('heading', { name: 'Stranica' });
    return router;
  };

  test('is followed by the router: focus and fragment change, history, query and state of the page stay', async () => {
    const router = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Cijene' }));
    expect(screen.getByRole('region', { name: 'Cijene' })).toHaveFocus();
    const { pathname, search, hash, state } = router.state.location;
    expect([pathname + search + hash, state]).toEqual(['/contact?dan=2#cijene', { from: '/login' }]);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/login');
  });

  test.each([
    ['opened in another tab', 'Cijene', { ctrlKey: true }],
    ['to a place that is not on the page', 'Bez mjesta', {}],
  ])('%s is left to the browser', async (_, name, keys) => {
    const router = await open();
    expect(fireEvent.click(screen.getByRole('link', { name }), keys)).toBe(true);
    expect(router.state.location.hash).toBe('');
  });
});
