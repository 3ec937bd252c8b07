import * as z from 'zod/mini';
import type { KeycloakSettings } from '../settings';

/** API calls wait for the check. */
const ANSWER_WITHIN_MS = 2_000;
const Introspection = z.object({ active: z.boolean() });

/**
 * Asks Keycloak whether a token is active (RFC 7662): not when its session was ended or its user is disabled.
 * The check throws when Keycloak gives no answer.
 */
export function sessionCheck(address: string, { clientId, clientSecret }: KeycloakSettings) {
  const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  const headers = { authorization: `Basic ${credentials.toString('base64')}` };
  return async (token: string): Promise<boolean> => {
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return Introspection.parse(await answer.json()).active;
  };
}
