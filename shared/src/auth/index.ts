export { type AuthState, authStore, type Identity, useAuth } from './auth-store';
export { installGate, refreshToken, type SignInGate, signIn, signOut } from './gate';
