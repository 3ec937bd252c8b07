import { withTimeout } from '@club/shared/timeout';

/**
 * What the page's own inline script (shell/src/early-sign-on) has started while the libraries were still loading: the
 * silent sign-on check, and the first calls of the path's screen.
 */
export interface EarlySignOn {
  /**
   * The signed-in user's session; null for a visitor. Rejects when the check failed: the sign-in library then makes its
   * own check.
   */
  readonly session: Promise<EarlySession | null>;
  /** Pending responses, by path and query of the call; the caller that takes one removes it. */
  readonly answers: Map<string, Promise<Response>>;
}

/** Tokens as issued by the identity provider; stored only in this page's memory. */
export interface EarlySession {
  readonly token: string;
  readonly refreshToken: string;
  readonly idToken: string;
  /** The decoded claims of the access token. */
  readonly claims: Readonly<Record<string, unknown>> & { readonly exp: number };
  /** How far this browser's clock is ahead of the provider's, in seconds. */
  readonly timeSkew: number;
}

declare global {
  interface Window {
    earlySignOn?: EarlySignOn;
  }
}

/** Older responses are requested again; milliseconds since the page began. */
const GOOD_UNTIL_MS = 15_000;
/** As long as the caller's own call would be waited for. */
const LONGEST_MS = 10_000;

/** The response that the page requested before this client ran; undefined if there is none (any more) or it failed. */
export async function takeEarlyAnswer({ method, url }: Request): Promise<Response | undefined> {
  const answers = window.earlySignOn?.answers;
  if (method !== 'GET' || !answers?.size) return undefined;
  if (performance.now() > GOOD_UNTIL_MS) return void answers.clear();
  const { pathname, search } = new URL(url);
  const answer = answers.get(pathname + search);
  answers.delete(pathname + search);
  // It has no time limit of its own: without one, the caller's own call would never begin.
  return answer && withTimeout(answer, LONGEST_MS).catch(() => undefined);
}
