import { screen } from '@testing-library/react';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';

jest.mock('../landing/landing-screen', () => {
  throw new Error('Loading chunk 7 failed.');
});
fakeClub();

test('a landing page that cannot be loaded shows its name and a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openSuite('/login', { as: 'visitor' });
  const message = 'Dio aplikacije „Početna stranica” trenutačno nije dostupan.';
  expect(await screen.findByRole('heading', { level: 1, name: message })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pokušaj ponovno' })).toBeVisible();
});
