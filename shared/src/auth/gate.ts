/** The way to the identity provider. The shell alone holds its library and installs this gate once at start. */
export interface SignInGate {
  /** Leaves the page for the sign-in page; afterwards the browser comes back to `returnTo` (default `/post-login`). */
  signIn(returnTo?: string): Promise<void>;
  /** Ends the session everywhere and comes back to `/login`. */
  signOut(): Promise<void>;
  /** Exchanges the refresh token now. False when there is no session any more; the store is then dismissed. */
  refresh(): Promise<boolean>;
}

let gate: SignInGate | undefined;

export function installGate(installed: SignInGate): void {
  gate = installed;
}

function installedGate(): SignInGate {
  if (!gate) throw new Error('The shell must install the sign-in gate before anything asks for it.');
  return gate;
}

export const signIn = (returnTo?: string): Promise<void> => installedGate().signIn(returnTo);
export const signOut = (): Promise<void> => installedGate().signOut();

/** One refresh at a time: calls that fail together share the exchange, for a refresh token is good only once. */
let underWay: Promise<boolean> | undefined;
export function refreshToken(): Promise<boolean> {
  underWay ??= installedGate()
    .refresh()
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}
