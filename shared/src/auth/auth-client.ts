/**
 * Access to the identity provider. Only the shell contains the provider's library; it installs this client once at
 * start.
 */
export interface AuthClient {
  /**
   * Leaves the page for the sign-in page, after `announceSignIn`; afterwards the browser returns to `returnTo` (default
   * `/post-login`). `again`: asks for the password although the session is still valid. Throws `ApiError` without a
   * network; the page stays, and nothing is announced.
   */
  signIn(returnTo?: string, options?: { again?: boolean }): Promise<void>;
  /** Ends the session everywhere and returns to `/login`. Throws `ApiError` without a network; the session goes on. */
  signOut(): Promise<void>;
  /**
   * Exchanges the refresh token now. Returns false on failure: a refusal clears the stored session; without a response
   * the session and the signed-in user are kept.
   */
  refresh(): Promise<boolean>;
}

let client: AuthClient | undefined;

/** Installs the client that all calls below use; the shell calls it once, before the first of them. */
export function installAuthClient(installed: AuthClient): void {
  client = installed;
}

function installedAuthClient(): AuthClient {
  if (!client) throw new Error('The shell must install the auth client before anything asks for it.');
  return client;
}

const leaving = new Set<() => void>();

/** Calls `listener` before the browser leaves this page for the sign-in page. Returns the unsubscribe function. */
export function onSignIn(listener: () => void): () => void {
  leaving.add(listener);
  return () => leaving.delete(listener);
}

/** Called by the auth client once nothing keeps the page from being left. */
export function announceSignIn(): void {
  for (const listener of leaving) listener();
}

/**
 * Leaves the page for the sign-in page; afterwards the browser returns to the path `returnTo` (default `/post-login`).
 * @throws ApiError without a network; the page stays
 */
export const signIn: AuthClient['signIn'] = (...to) => installedAuthClient().signIn(...to);
/**
 * Ends the session everywhere and returns to `/login`.
 * @throws ApiError without a network; the session goes on
 */
export const signOut = (): Promise<void> => installedAuthClient().signOut();

let underWay: Promise<boolean> | undefined;

/**
 * Gets a new access token. Calls at the same time share one exchange, because a refresh token can be used only once.
 * @returns false on failure: after a refusal the session is cleared, without a response it is kept
 */
export function refreshToken(): Promise<boolean> {
  underWay ??= installedAuthClient()
    .refresh()
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}
