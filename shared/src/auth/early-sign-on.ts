/**
 * What the page's own inline script (shell/src/early-sign-on) has begun while the libraries were still on their way:
 * the silent sign-on check, and the calls that the path's screen begins with.
 */
export interface EarlySignOn {
  /** Who is signed in; null for a visitor. Rejects when the check could not be made: the sign-in library makes its own. */
  readonly session: Promise<EarlySession | null>;
  /** Answers under way, by path and query of the call; whoever takes one removes it. */
  readonly answers: Map<string, Promise<Response>>;
}

/** Tokens as the identity provider handed them out; they live in this page's memory alone. */
export interface EarlySession {
  readonly token: string;
  readonly refreshToken: string;
  readonly idToken: string;
  /** What the access token says, decoded. */
  readonly claims: Readonly<Record<string, unknown>> & { readonly exp: number };
  /** How far this browser's clock runs ahead of the provider's, seconds. */
  readonly timeSkew: number;
}

declare global {
  interface Window {
    earlySignOn?: EarlySignOn;
  }
}

/** Answers older than this are asked for again, milliseconds since the page began. */
const GOOD_UNTIL_MS = 15_000;

/** The answer that the page asked for before this client ran; undefined when there is none (any more), or it failed. */
export async function takeEarlyAnswer({ method, url }: Request): Promise<Response | undefined> {
  const answers = window.earlySignOn?.answers;
  if (method !== 'GET' || !answers?.size) return undefined;
  if (performance.now() > GOOD_UNTIL_MS) return void answers.clear();
  const { pathname, search } = new URL(url);
  const answer = answers.get(pathname + search);
  answers.delete(pathname + search);
  return answer?.catch(() => undefined);
}
