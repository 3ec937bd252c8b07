import './promise-with-resolvers';
import { authStore } from '@club/shared/auth';
import { withTimeout } from '@club/shared/timeout';
import type Keycloak from 'keycloak-js';
import type { KeycloakInitOptions } from 'keycloak-js';
import { identityProvider } from './identity-provider';
import type { SessionManager } from './session-manager';
import { withTimeoutOrUndefined } from './with-timeout-or-undefined';

export type { Keycloak, KeycloakInitOptions };

const loadScript = () => import(/* webpackChunkName: "sign-in-library" */ 'keycloak-js');

/** The library waits for ever if a frame is blocked or the provider fails; the page continues without it. */
export const LIBRARY_MS = 8_000;

/** As required by the first specification, section 4. */
const SPECIFIED: KeycloakInitOptions = {
  silentCheckSsoRedirectUri: new URL('/assets/silent-check-sso.html', location.origin).href,
  pkceMethod: 'S256',
  checkLoginIframe: true,
  checkLoginIframeInterval: 5,
  messageReceiveTimeout: 10_000,
};

/** Frames may be blocked or not answer; an instance can also check its tokens without them. */
const WITHOUT_FRAMES: KeycloakInitOptions = { checkLoginIframe: false, silentCheckSsoRedirectUri: '' };

const tokensOf = ({ token, refreshToken, idToken, timeSkew }: Keycloak): KeycloakInitOptions => ({
  token,
  refreshToken,
  idToken,
  timeSkew: timeSkew ?? 0,
});

/**
 * The library adds frames to the page and never removes the frame of its session check. An instance whose frames are gone
 * no longer checks the session; an exchange of its tokens still gets its answer.
 */
function removeFrames(): void {
  for (const frame of document.querySelectorAll('iframe[title^="keycloak-"]')) frame.remove();
}

/** An instance of the library that has been started. */
export interface BegunLibrary {
  readonly keycloak: Keycloak;
  /** Whether no other instance has been started since. */
  isLatest(): boolean;
  /** False while it is a sign-on that still waits for its answer. */
  isAnswered(): boolean;
}

export type KeycloakLibrary = ReturnType<typeof keycloakLibrary>;

/**
 * The only file that depends on the sign-in library: updates the session by the library's events. The library is started
 * once, and again after a start or an exchange that got no answer, or an exchange that was refused.
 * @param firstOptions how it starts: with the tokens that the page has found, or with its own check
 */
export function keycloakLibrary(session: SessionManager, firstOptions: () => Promise<KeycloakInitOptions>) {
  const { clearSession } = authStore.getState();
  let begun: Promise<Keycloak> | undefined;
  /** The latest instance; events of earlier instances no longer concern this session. */
  let current: Keycloak | undefined;
  /** An instance whose exchange got no answer; later exchanges would wait for it. The next instance takes its tokens over. */
  let stuck: Keycloak | undefined;
  /** The last start failed before it took over the given tokens. */
  let isUnfinished = false;
  /** Instances whose sign-on has not got an answer yet. */
  const unanswered = new WeakSet<Keycloak>();
  let exchanging = 0;

  /** The latest instance has the tokens: none are left that the next one would take over. */
  const finishTakeover = () => {
    stuck = undefined;
    isUnfinished = false;
  };

  /** @param owner the user whose session it has to be; any user if left out */
  const startInstance = async (options: KeycloakInitOptions, owner?: string): Promise<Keycloak> => {
    const { default: Library } = await loadScript();
    removeFrames();
    const keycloak = new Library(identityProvider());
    current = keycloak;
    const publish = () => {
      if (keycloak !== current) return undefined;
      const { token, tokenParsed, timeSkew } = keycloak;
      if (token && owner && tokenParsed?.sub !== owner) return keycloak.clearToken();
      if (token && tokenParsed?.exp) return session.update(token, tokenParsed, timeSkew ?? 0);
      // What a refused exchange means is decided after it; for the exchange of `stuck`, by the next instance.
      if (exchanging === 0 && keycloak !== stuck) session.end('SIGNED_OUT');
    };
    keycloak.onAuthSuccess = publish;
    keycloak.onAuthRefreshSuccess = publish;
    let isRefused = false;
    // Also called by the session check five seconds after a sign-out in another tab.
    keycloak.onAuthLogout = () => {
      isRefused = true;
      publish();
    };
    if (!options.token) unanswered.add(keycloak);
    const init = keycloak.init({ ...SPECIFIED, ...options }).then(() => {
      unanswered.delete(keycloak);
      return true;
    });
    const isReady = await withTimeoutOrUndefined(init, LIBRARY_MS).catch((error: unknown) => {
      console.warn('The sign-in library could not begin', error);
      if (!keycloak.authenticated && !options.token) clearSession();
      return false;
    });
    // An instance that has not taken the tokens over would report the session as ended.
    if (options.token && !isReady && !keycloak.authenticated && !isRefused) {
      isUnfinished = true;
      init.then(
        () => acceptLateStart(keycloak),
        () => undefined,
      );
      throw new Error('The sign-in library got no answer');
    }
    finishTakeover();
    return keycloak;
  };

  /** The start of this instance got its answer after all; it counts unless another instance has been started. */
  const acceptLateStart = (keycloak: Keycloak) => {
    if (begun || keycloak !== current) return;
    begun = Promise.resolve(keycloak);
    finishTakeover();
  };

  const start = (options: KeycloakInitOptions, owner?: string): Promise<Keycloak> => {
    begun = startInstance(options, owner).catch((error: unknown) => {
      // The script could not be loaded, or the start got no answer; the next caller starts again.
      begun = undefined;
      throw error;
    });
    return begun;
  };

  const startedOnce = async (): Promise<Keycloak> => {
    const first = await firstOptions();
    const options = stuck ? tokensOf(stuck) : first;
    return begun ?? start(isUnfinished ? { ...options, ...WITHOUT_FRAMES } : options);
  };

  return {
    /** The library for a user who waits for it: throws if its script takes too long. */
    ready: async (): Promise<Keycloak> => {
      await withTimeout(loadScript());
      return startedOnce().catch((error: unknown) => {
        if (isUnfinished) return startedOnce();
        throw error;
      });
    },

    /** The library where no user waits for it; undefined if it cannot be loaded. */
    inTheBackground: async (): Promise<BegunLibrary | undefined> => {
      try {
        const keycloak = await startedOnce();
        const own = begun;
        return { keycloak, isLatest: () => begun === own, isAnswered: () => !unanswered.has(keycloak) };
      } catch (error) {
        console.warn('The sign-in library could not be loaded', error);
        return undefined;
      }
    },

    /** Starts again, and looks for the session of this user. */
    checkAgain: (owner: string): void => void start({ onLoad: 'check-sso' }, owner),

    /** The next caller starts again, with the tokens of this instance. */
    setAside(keycloak: Keycloak): void {
      begun = undefined;
      stuck = keycloak;
    },

    /** Until `exchange` is over, the library's events do not end the session. */
    whileExchanging: async <Result>(exchange: () => Promise<Result>): Promise<Result> => {
      exchanging += 1;
      try {
        return await exchange();
      } finally {
        exchanging -= 1;
      }
    },
  };
}
