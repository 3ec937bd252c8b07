import { NetworkError } from '@keycloak/keycloak-admin-client';
import { emailTaken, passwordUnchanged, passwordWeak, usernameTaken } from '../directory-refusals';

/** Converts a refusal of Keycloak to the directory's refusal; any other error is returned unchanged. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof NetworkError)) return error;
  const body = JSON.stringify(error.responseData ?? '');
  if (error.response.status === 409) {
    return /same email/i.test(body) ? emailTaken() : usernameTaken();
  }
  if (isRepeatedPassword(error)) return passwordUnchanged();
  if (error.response.status === 400 && /password/i.test(body)) {
    return passwordWeak('Lozinka ne zadovoljava pravila za lozinke. Odaberite drugu.');
  }
  return error;
}

/** Whether Keycloak refuses a password because the user has it. */
export function isRepeatedPassword(error: unknown): boolean {
  return (
    error instanceof NetworkError &&
    error.response.status === 400 &&
    /passwordHistory/i.test(JSON.stringify(error.responseData ?? ''))
  );
}

export function isNotFound(error: unknown): boolean {
  return error instanceof NetworkError && error.response.status === 404;
}
