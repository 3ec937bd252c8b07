import type { RegistryEntry } from '@club/shared/federation';
import { member } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mock('../testing/registry', () => {
  const { registry } = jest.requireActual('../testing/registry');
  const own = { entry: 'http://localhost:8084/mf-manifest.json', channel: 'override' };
  return {
    registry: registry.map((entry: RegistryEntry) => (entry.name === 'mfe-league' ? { ...entry, ...own } : entry)),
  };
});
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
const club = fakeClub();

test('a developer’s build is shown above the header, and stays when removing it is refused', async () => {
  club.use(http.delete('*/api/remotes/choices', () => HttpResponse.json({ message: 'Ne.' }, { status: 503 })));
  openSuite('/price-list', { as: member() });
  const mark = await screen.findByText('Razvojna inačica u ovom pregledniku: Ljetna liga (http://localhost:8084)');
  await userEvent.click(screen.getByRole('button', { name: 'Ukloni' }));
  expect(await screen.findByText('Razvojna inačica nije uklonjena. Pokušajte ponovno.')).toBeVisible();
  expect(mark).toBeVisible();
});
