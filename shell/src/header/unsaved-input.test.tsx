import { installAuthClient } from '@club/shared/auth';
import { REMOTE_CONTRACT } from '@club/shared/federation';
import { member } from '@club/shared/testing';
import { PageHeading } from '@club/shared/ui-core';
import { useUnsavedGuard } from '@club/shared/unsaved-guard';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(async ({ routes }) => ({
  contract: REMOTE_CONTRACT,
  routes: routes.map(({ path }) => ({ path, element: <UnsavedForm /> })),
}));
const signOut = jest.fn(async () => undefined);
installAuthClient({ signIn: jest.fn(), signOut, refresh: jest.fn() });
fakeClub();

function UnsavedForm() {
  useUnsavedGuard(true);
  return <PageHeading title="obrazac" />;
}

const header = () => within(screen.getByRole('banner'));
const answer = async (name: string) => {
  const question = await screen.findByRole('dialog', { name: 'Želite li otići bez spremanja?' });
  await userEvent.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
};
beforeEach(() => signOut.mockClear());

test.each([
  ['a member', member(), '/personal-data'],
  ['an administrator at work', member({ roles: ['ADMIN'] }), '/admin-users'],
])('%s is asked before signing out, and finds everything as it was after staying', async (_who, as, path) => {
  openSuite(path, { as });
  await screen.findByRole('heading', { name: 'obrazac' });
  const user = header().queryByRole('button', { name: 'Korisnik: Ana Kovač' });
  if (user) await userEvent.click(user);
  const button = header().getByRole('button', { name: 'Odjava' });
  await userEvent.click(button);
  await answer('Ostani');
  expect(signOut).not.toHaveBeenCalled();
  expect(button).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button);
  await answer('Otiđi bez spremanja');
  expect(signOut).toHaveBeenCalledTimes(1);
});
