import { authStore, installAuthClient } from '@club/shared/auth';
import { deferred, fakeApi, refuse } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { endTimersOfEachTest, fill, openPersonalData, save } from '../testing/personal-data-page';

const signOut = jest.fn(async () => undefined);
const refresh = jest.fn(async () => false);
installAuthClient({ signIn: jest.fn(), signOut, refresh });
endTimersOfEachTest();

let sent: unknown[];
const api = fakeApi(
  http.get('*/api/personal-info', () =>
    HttpResponse.json({ username: 'akovac', email: 'ana@klub.hr', contactPublic: false }),
  ),
  http.post('*/api/personal-info', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Podaci su spremljeni.' });
  }),
);
beforeEach(() => {
  sent = [];
  signOut.mockClear();
  refresh.mockClear();
});

describe('after saving', () => {
  const saved = async () => {
    openPersonalData();
    await fill('nova@klub.hr', 'Dovoljno-duga1');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Spremi' }));
    expect(await screen.findByText('Podaci su spremljeni.')).toBeVisible();
  };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('the message is shown for four seconds; after three the page is signed out and knows why', async () => {
    refresh.mockImplementationOnce(async () => {
      authStore.getState().clearSession();
      return false;
    });
    await saved();
    expect(sent).toEqual([{ email: 'nova@klub.hr', newPassword: 'Dovoljno-duga1' }]);
    await pass(2_900);
    expect(authStore.getState().identity).not.toBeNull();
    await pass(200);
    expect(authStore.getState()).toMatchObject({ identity: null, ended: 'PASSWORD_CHANGED' });
    expect(signOut).not.toHaveBeenCalled();
    expect(screen.getByText('Podaci su spremljeni.')).toBeVisible();
    await pass(1_500);
    expect(screen.queryByText('Podaci su spremljeni.')).not.toBeInTheDocument();
  });

  test('a session that is still valid at the provider is ended there', async () => {
    refresh.mockResolvedValueOnce(true);
    await saved();
    await pass(3_100);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('a member who has been signed out meanwhile is not signed out again', async () => {
    await saved();
    act(() => authStore.getState().clearSession());
    await pass(3_100);
    expect(refresh).not.toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('while saving', () => {
  const saving = async (answer: () => Promise<Response>) => {
    api.use(http.post('*/api/personal-info', answer));
    openPersonalData();
    await fill('nova@klub.hr', 'Dovoljno-duga1');
    await save();
  };
  const { expectEnd, clearSession, setSession } = authStore.getState();

  test('a session that ends before the response arrives was ended by the new password', async () => {
    const answer = deferred();
    await saving(() => answer.promise.then(() => HttpResponse.json({ message: 'Podaci su spremljeni.' })));
    act(() => clearSession('SIGNED_OUT'));
    expect(authStore.getState().ended).toBe('PASSWORD_CHANGED');
    answer.resolve();
    expect(await screen.findByText('Podaci su spremljeni.')).toBeVisible();
  });

  test('a token that was exchanged meanwhile does not hide why the session ends', async () => {
    const answer = deferred();
    await saving(() => answer.promise.then(() => HttpResponse.json({ message: 'Podaci su spremljeni.' })));
    const { identity, expiresAt } = authStore.getState();
    if (identity) setSession('novi', expiresAt ?? 0, identity);
    answer.resolve();
    expect(await screen.findByText('Podaci su spremljeni.')).toBeVisible();
    act(() => clearSession('SIGNED_OUT'));
    expect(authStore.getState().ended).toBe('PASSWORD_CHANGED');
  });

  test('a refused password ends no session', async () => {
    await saving(async () => refuse(503, 'Imenik korisnika ne odgovara.'));
    expect(await screen.findByText('Imenik korisnika ne odgovara.')).toBeVisible();
    act(() => clearSession('SIGNED_OUT'));
    expect(authStore.getState().ended).toBe('SIGNED_OUT');
  });

  test('the server’s own reason for an end counts', async () => {
    const answer = deferred();
    await saving(() => answer.promise.then(() => refuse(503, 'Imenik korisnika ne odgovara.')));
    expectEnd('DISABLED');
    answer.resolve();
    expect(await screen.findByText('Imenik korisnika ne odgovara.')).toBeVisible();
    act(() => clearSession());
    expect(authStore.getState().ended).toBe('DISABLED');
  });
});
