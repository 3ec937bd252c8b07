export { type AuthClient, installAuthClient, onSignIn, refreshToken, signIn, signOut } from './auth-client';
export { type AuthState, authStore, type Identity, type SessionOver, useAuth } from './auth-store';
export { type EarlySession, type EarlySignOn, takeEarlyAnswer } from './early-sign-on';
