import { act, screen } from '@testing-library/react';
import { start } from './start';
import { fakeClub } from './testing/club';

jest.mock('./remotes/federated-module');
jest.mock('./registry/raw-registry', () => ({ fetchRegistry: async () => [] }));
fakeClub();

test('the suite renders into the page, and discards kept input that has expired', async () => {
  const key = 'club-typed:/personal-data';
  sessionStorage.setItem(key, JSON.stringify({ subject: 'ana', until: Date.now() - 1, values: {} }));
  history.replaceState(null, '', '/login');
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  await act(start);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(sessionStorage.getItem(key)).toBeNull();
});
