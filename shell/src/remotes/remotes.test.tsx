import type { RegistryEntry } from '@club/shared/federation';
import { deferred, member } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchRegistry } from '../registry/raw-registry';
import { fakeClub } from '../testing/club';
import { setConnection } from '../testing/connection';
import { openSuite } from '../testing/open-suite';
import { registry } from '../testing/registry';
import { pathsAsPages } from '../testing/remotes';
import { faultOf } from './fault-of';
import { federatedModule } from './federated-module';
import { loadRemote } from './load-remote';

jest.mock('./federated-module');
jest.mock('../registry/raw-registry');
const askRegistry = jest.mocked(fetchRegistry);
const ask = jest.mocked(federatedModule);
fakeClub();

const account = registry.find(({ name }) => name === 'mfe-account') as RegistryEntry;
/** A separate remote for each test, because a loaded one stays loaded. */
const remote = (name: string, change: Partial<RegistryEntry> = {}): RegistryEntry => ({ ...account, name, ...change });

// Nothing is prefetched: on a slow machine an earlier test would load a remote that a later one finds broken.
setConnection({ saveData: true });

beforeEach(() => {
  ask.mockReset();
  askRegistry.mockReset().mockResolvedValue(registry);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a remote with a different contract is refused before any of its code runs', async () => {
  await expect(loadRemote(remote('foreign', { contract: 99 }))).rejects.toMatchObject({ fault: 'contract' });
  expect(ask).not.toHaveBeenCalled();
});

test.each([{ contract: 1 }, { contract: 1, routes: {} }, { contract: 2, routes: [] }, undefined])(
  'an invalid module is refused: %j',
  async (module) => {
    ask.mockResolvedValue(module);
    await expect(loadRemote(remote('odd'))).rejects.toMatchObject({ fault: 'contract' });
  },
);

test('loading a remote that does not respond times out', async () => {
  jest.useFakeTimers();
  ask.mockReturnValue(new Promise(() => undefined));
  const outcome = expect(loadRemote(remote('silent'))).rejects.toMatchObject({ fault: 'timeout' });
  await jest.advanceTimersByTimeAsync(7_000);
  await outcome;
  jest.useRealTimers();
});

test('simultaneous callers share one load; a failure is not kept, a success is', async () => {
  const entry = remote('shared');
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const both = await Promise.allSettled([loadRemote(entry), loadRemote(entry)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ask).toHaveBeenCalledTimes(1);

  ask.mockImplementation(pathsAsPages);
  const loaded = await loadRemote(entry);
  expect(await loadRemote(entry)).toBe(loaded);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an incompatible remote stays refused until the page is reloaded', async () => {
  const entry = remote('newer');
  ask.mockRejectedValueOnce(new Error('does not satisfy the requirement')).mockImplementation(pathsAsPages);
  for (const _ of ['first', 'second']) await expect(loadRemote(entry)).rejects.toMatchObject({ fault: 'version' });
});

test.each([
  ['[ Federation Runtime ]: Version 2.1.0 … does not satisfy the requirement of mfe_account', 'version'],
  ['The operation was aborted due to timeout', 'timeout'],
  ['/remotes/mfe-account/mf-manifest.json answers 404', 'network'],
  ['Unexpected token < in JSON at position 0', 'network'],
  ['Loading chunk 7 failed.', 'network'],
  ['boom', 'evaluation'],
])('"%s" means %s', (message, fault) => {
  expect(faultOf('mfe-account', new Error(message)).fault).toBe(fault);
});

test.each([
  [{ shared: '^99.0.0' }, 'Needs @club/shared ^99.0.0'],
  [{ refused: 'Needs @club/shared ^3.0.0; the shell provides 2.1.0' }, 'Needs @club/shared ^3.0.0'],
])('a remote with %j is refused before any of its code runs', async (fields, details) => {
  ask.mockClear();
  const unfit = { ...account, name: `unfit-${details}`, ...fields };
  await expect(loadRemote(unfit)).rejects.toMatchObject({
    fault: 'version',
    message: expect.stringContaining(details),
  });
  expect(ask).not.toHaveBeenCalled();
});

describe('a member opens a remote that is down', () => {
  const down = { name: 'Dio aplikacije „Moj račun” trenutačno nije dostupan.' };
  const breakRemote = (name: string, error: Error) =>
    ask.mockImplementation((entry) => (entry.name === name ? Promise.reject(error) : pathsAsPages(entry)));
  const follow = (name: string) => userEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement);

  test('an incompatible one offers a reload, not a retry', async () => {
    breakRemote('mfe-league', new Error('does not satisfy the requirement'));
    openSuite('/contact', { as: member() });
    const heading = 'Dio aplikacije „Ljetna liga” trenutačno nije dostupan.';
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Osvježi stranicu' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).not.toBeInTheDocument();
  });

  test('without a network no reload is offered: it would end at an error page of the browser', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    openSuite('/price-list', { as: member() });
    await screen.findByRole('heading', down);
    const reload = () => screen.queryByRole('button', { name: 'Osvježi stranicu' });
    expect(reload()).toBeVisible();
    act(() => void dispatchEvent(new Event('offline')));
    expect(reload()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pokušaj ponovno' })).toBeVisible();
    act(() => void dispatchEvent(new Event('online')));
    expect(reload()).toBeVisible();
  });

  test('when the network returns, the page that is open then is loaded, not the one that failed first', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    const { router } = openSuite('/price-list', { as: member() });
    await screen.findByRole('heading', down);
    await act(() => router.navigate('/account-status'));
    await screen.findByRole('heading', down);
    await act(() => router.navigate('/by-names'));
    await screen.findByRole('heading', { name: 'Dio aplikacije „Rezervacije” trenutačno nije dostupan.' });

    breakRemote('mfe-account', new TypeError('Failed to fetch'));
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'stranica /by-names' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/by-names');
  });

  test('a retry keeps its button busy, and does not bring back a user who has gone elsewhere meanwhile', async () => {
    breakRemote('mfe-account', new TypeError('Failed to fetch'));
    const answer = deferred();
    askRegistry.mockImplementation(() => answer.promise.then(() => registry));
    const { router } = openSuite('/price-list', { as: member() });
    await screen.findByRole('heading', down);
    const retry = within(screen.getByRole('main')).getByRole('button', { name: 'Pokušaj ponovno' });
    await userEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');

    await act(() => router.navigate('/account-status'));
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Pokušaj ponovno' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await act(async () => answer.resolve());
    expect(router.state.location.pathname).toBe('/account-status');

    await follow('Po imenima');
    expect(await screen.findByRole('heading', { name: 'stranica /by-names' })).toBeVisible();
  });

  test('its page reports the failure, other pages work, and a retry loads it without a reload', async () => {
    breakRemote('mfe-account', new TypeError('Failed to fetch'));
    openSuite('/main-reservations', { as: member() });
    await screen.findByRole('heading', { name: 'stranica /main-reservations' });
    await follow('Cjenik');
    expect(await screen.findByRole('heading', down)).toBeVisible();
    expect(document.title).toBe('Moj račun · Tenis Ivankovo');

    await follow('Po imenima');
    expect(await screen.findByRole('heading', { name: 'stranica /by-names' })).toBeVisible();

    await follow('Cjenik');
    expect(await screen.findByRole('heading', down)).toBeVisible();
    ask.mockImplementation(pathsAsPages);
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Pokušaj ponovno' }));
    // The button that loaded it is gone: the keyboard continues at the heading.
    expect(await screen.findByRole('heading', { name: 'stranica /price-list' })).toHaveFocus();
  });
});

test('a remote that arrives after its visitor has gone elsewhere opens on the next visit', async () => {
  const arrival = deferred();
  ask.mockImplementation((entry) => arrival.promise.then(() => pathsAsPages(entry)));
  const { router } = openSuite('/login', { as: member({ roles: ['ADMIN'] }) });
  act(() => void router.navigate('/admin-users'));
  act(() => void router.navigate('/login'));
  await act(async () => arrival.resolve());
  await act(() => router.navigate('/manage-users'));
  expect(await screen.findByRole('heading', { name: 'stranica /manage-users' })).toBeVisible();
});
