import { NetworkError } from '@keycloak/keycloak-admin-client';
import { Refusal } from '../../http';
import { passwordWeak, usernameTaken } from '../directory-refusals';

const EMAIL_TAKEN = 'E-mail adresa već pripada drugom korisniku.';

/** What Keycloak refused, in the directory's words; anything else is passed on as it is. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof NetworkError)) return error;
  const words = JSON.stringify(error.responseData ?? '');
  if (error.response.status === 409) {
    return /same email/i.test(words)
      ? new Refusal(409, 'EMAIL_TAKEN', EMAIL_TAKEN, { email: EMAIL_TAKEN })
      : usernameTaken();
  }
  if (error.response.status === 400 && /password/i.test(words)) {
    return passwordWeak('Lozinka ne zadovoljava pravila za lozinke. Odaberite drugu.');
  }
  return error;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof NetworkError && error.response.status === 404;
}
