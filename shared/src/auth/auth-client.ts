/** The way to the identity provider. The shell alone holds its library and installs this client once at start. */
export interface AuthClient {
  /**
   * Leaves the page for the sign-in page; afterwards the browser comes back to `returnTo` (default `/post-login`).
   * `again`: the password is asked for although the session still stands.
   */
  signIn(returnTo?: string, options?: { again?: boolean }): Promise<void>;
  /** Ends the session everywhere and comes back to `/login`. */
  signOut(): Promise<void>;
  /**
   * Exchanges the refresh token now. False when that failed: refused, the stored session is cleared; unanswered, it stays
   * and so does who is signed in.
   */
  refresh(): Promise<boolean>;
}

let client: AuthClient | undefined;

export function installAuthClient(installed: AuthClient): void {
  client = installed;
}

function installedAuthClient(): AuthClient {
  if (!client) throw new Error('The shell must install the auth client before anything asks for it.');
  return client;
}

const leaving = new Set<() => void>();

/** Calls `listener` before this page is left for the sign-in page. Returns the way to stop. */
export function onSignIn(listener: () => void): () => void {
  leaving.add(listener);
  return () => leaving.delete(listener);
}

export const signIn: AuthClient['signIn'] = (...to) => {
  for (const listener of leaving) listener();
  return installedAuthClient().signIn(...to);
};
export const signOut = (): Promise<void> => installedAuthClient().signOut();

/** One refresh at a time: calls that fail together share the exchange, for a refresh token is good only once. */
let underWay: Promise<boolean> | undefined;
export function refreshToken(): Promise<boolean> {
  underWay ??= installedAuthClient()
    .refresh()
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}
