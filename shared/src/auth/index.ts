export {
  type AuthClient,
  announceSignIn,
  installAuthClient,
  onSignIn,
  refreshToken,
  signIn,
  signOut,
} from './auth-client';
export { type AuthState, authStore, type Identity, type SessionOver, useAuth } from './auth-store';
export { type EarlySession, type EarlySignOn, takeEarlyAnswer } from './early-sign-on';
