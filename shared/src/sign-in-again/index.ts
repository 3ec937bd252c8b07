export { useSignInAgain } from './use-sign-in-again';
