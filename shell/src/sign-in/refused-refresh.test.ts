import { authStore } from '@club/shared/auth';
import { deferred } from '@club/shared/testing';
import Keycloak from 'keycloak-js';
import { hold, library, openClient, signInAna, TOKEN } from './testing/library';

jest.mock('keycloak-js');

describe('a refused refresh', () => {
  /** The provider refuses the token; a silent sign-on afterwards finds `found`, or nobody. */
  const refuse = (found?: typeof TOKEN) => {
    const refused = library;
    refused.updateToken.mockImplementation(async () => {
      Object.assign(refused, { token: undefined, tokenParsed: undefined, authenticated: false });
      refused.onAuthLogout?.();
      throw new Error('400');
    });
    const open = jest.mocked(Keycloak).getMockImplementation();
    jest.mocked(Keycloak).mockImplementation((...given) => {
      open?.(...given);
      Object.assign(library, {
        clearToken: jest.fn(() => {
          hold(undefined, undefined);
          library.onAuthLogout?.();
        }),
      });
      library.init.mockImplementation(async () => {
        if (!found) return false;
        hold('again', found);
        library.onAuthSuccess?.();
        return true;
      });
      return library;
    });
    jest.mocked(Keycloak).mockClear();
  };

  test('ends a session that a silent sign-on no longer finds', async () => {
    const client = await openClient();
    signInAna();
    refuse();
    expect(await client.refresh()).toBe(false);
    expect(Keycloak).toHaveBeenCalledTimes(1);
    expect(library.init).toHaveBeenCalledWith(expect.objectContaining({ onLoad: 'check-sso' }));
    expect(authStore.getState()).toMatchObject({ status: 'visitor', ended: 'ENDED' });
    await client.signIn();
    expect(library.login).toHaveBeenCalled();
  });

  test('continues a session that is still valid: only the answer to an earlier refresh was lost', async () => {
    const client = await openClient();
    signInAna();
    refuse(TOKEN);
    const seen: string[] = [];
    const stop = authStore.subscribe(({ status }) => seen.push(status));
    // Two calls at the same moment cause one sign-on.
    expect(await Promise.all([client.refresh(), client.refresh()])).toEqual([true, true]);
    stop();
    expect(Keycloak).toHaveBeenCalledTimes(1);
    expect(authStore.getState()).toMatchObject({ status: 'member', token: 'again' });
    expect(seen).not.toContain('visitor');
    // From then on the new token is renewed.
    await jest.advanceTimersByTimeAsync(295_000);
    expect(library.updateToken).toHaveBeenCalledWith(5);
  });

  describe('after which a silent sign-on gets no answer', () => {
    /** The answers to the sign-ons, which arrive only when the test resolves them. */
    const refuseUnanswered = async () => {
      const client = await openClient();
      signInAna();
      refuse();
      const open = jest.mocked(Keycloak).getMockImplementation();
      const answers: ReturnType<typeof deferred>[] = [];
      jest.mocked(Keycloak).mockImplementation((...given) => {
        open?.(...given);
        const answer = deferred();
        answers.push(answer);
        library.init.mockImplementation(() => answer.promise.then(() => library.authenticated));
        library.updateToken.mockRejectedValue(new Error('No refresh token available.'));
        return library;
      });
      // Two calls at the same moment.
      const exchanges = Promise.all([client.refresh(), client.refresh()]);
      await jest.advanceTimersByTimeAsync(8_000);
      expect(await exchanges).toEqual([false, false]);
      return { answers, client };
    };
    const find = (answer?: ReturnType<typeof deferred>) => {
      hold('again', TOKEN);
      library.updateToken.mockResolvedValue(true);
      library.onAuthSuccess?.();
      answer?.resolve();
      return jest.advanceTimersByTimeAsync(0);
    };

    test('keeps the session, and a late answer still counts', async () => {
      const { answers } = await refuseUnanswered();
      expect(authStore.getState()).toMatchObject({ status: 'member', token: 'access' });
      await find(answers[0]);
      expect(authStore.getState()).toMatchObject({ status: 'member', token: 'again' });
      await jest.advanceTimersByTimeAsync(60_000);
      expect(Keycloak).toHaveBeenCalledTimes(1);
    });

    test('keeps it until a second sign-on, soon after', async () => {
      const { answers } = await refuseUnanswered();
      await jest.advanceTimersByTimeAsync(15_000);
      expect(Keycloak).toHaveBeenCalledTimes(2);
      await find(answers[1]);
      expect(authStore.getState()).toMatchObject({ status: 'member', token: 'again' });
    });

    test('does not begin the second sign-on sooner when another call is refused meanwhile', async () => {
      const { answers, client } = await refuseUnanswered();
      expect(await client.refresh()).toBe(false);
      await jest.advanceTimersByTimeAsync(14_000);
      expect(await client.refresh()).toBe(false);
      expect(Keycloak).toHaveBeenCalledTimes(1);
      await find(answers[0]);
      expect(await client.refresh()).toBe(true);
      expect(authStore.getState()).toMatchObject({ status: 'member', token: 'again' });
    });

    test('and not later either', async () => {
      const { client } = await refuseUnanswered();
      await jest.advanceTimersByTimeAsync(14_000);
      await client.refresh();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(Keycloak).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(8_000);
      expect(authStore.getState()).toMatchObject({ status: 'visitor', ended: 'ENDED' });
    });

    test('ends it when the second sign-on finds nobody', async () => {
      const { answers } = await refuseUnanswered();
      await jest.advanceTimersByTimeAsync(15_000);
      answers[1]?.resolve();
      await jest.advanceTimersByTimeAsync(0);
      expect(authStore.getState()).toMatchObject({ status: 'visitor', ended: 'ENDED' });
    });

    test('ends it when the second sign-on gets no answer either', async () => {
      await refuseUnanswered();
      await jest.advanceTimersByTimeAsync(22_999);
      expect(authStore.getState().status).toBe('member');
      await jest.advanceTimersByTimeAsync(1);
      expect(authStore.getState()).toMatchObject({ status: 'visitor', ended: 'ENDED' });
      expect(Keycloak).toHaveBeenCalledTimes(2);
    });
  });

  test('does not take over the session of another user who has signed in in another tab', async () => {
    const client = await openClient();
    signInAna();
    refuse({ ...TOKEN, sub: 'marko' });
    expect(await client.refresh()).toBe(false);
    expect(authStore.getState()).toMatchObject({ status: 'visitor', identity: null, token: null });
    expect(library.clearToken).toHaveBeenCalled();
  });

  test('ends the session at once when the server has reported that it has ended', async () => {
    const client = await openClient();
    signInAna();
    authStore.getState().expectEnd('PASSWORD_CHANGED');
    refuse(TOKEN);
    expect(await client.refresh()).toBe(false);
    expect(Keycloak).not.toHaveBeenCalled();
    expect(authStore.getState()).toMatchObject({ status: 'visitor', ended: 'PASSWORD_CHANGED' });
  });

  test('without a signed-in user causes no sign-on', async () => {
    const client = await openClient();
    refuse(TOKEN);
    expect(await client.refresh()).toBe(false);
    expect(Keycloak).not.toHaveBeenCalled();
  });
});
