import { member } from '@club/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';
import { federatedModule } from './federated-module';

jest.mock('./federated-module');
// Otherwise the targets of the menu would be loaded before anybody points at them.
jest.mock('./use-idle-prefetch', () => ({ useIdlePrefetch: () => undefined }));
const ask = jest.mocked(federatedModule);
fakeClub();

const requested = () => ask.mock.calls.map(([{ name }]) => name);

test('pointing at a link, or reaching it by keyboard, loads its page before it is opened', async () => {
  ask.mockImplementation(pathsAsPages);
  openSuite('/main-reservations', { as: member() });
  await screen.findByRole('heading', { name: 'stranica /main-reservations' });
  expect(requested()).toEqual(['mfe-reservations']);

  const menu = within(screen.getByRole('navigation', { name: 'Glavni izbornik' }));
  await act(async () => fireEvent.pointerOver(menu.getByText('Cjenik')));
  expect(requested()).toEqual(['mfe-reservations', 'mfe-account']);

  const publicPages = within(screen.getByRole('navigation', { name: 'Javne stranice' }));
  await act(async () => publicPages.getByRole('link', { name: 'Kontakt' }).focus());
  expect(requested()).toEqual(['mfe-reservations', 'mfe-account', 'mfe-league']);
  expect(screen.getByRole('heading', { level: 1, name: 'stranica /main-reservations' })).toBeVisible();
});
