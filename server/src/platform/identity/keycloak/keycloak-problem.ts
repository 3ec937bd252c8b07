import { Role } from '@club/shared/contracts/roles';
import { reasonOf } from '../../failure-reason';
import type { KeycloakSettings } from '../settings';

const ANSWER_WITHIN_MS = 5_000;

/** What prevents a Keycloak from serving this club, for the person who has set it up. */
export interface KeycloakProblem {
  readonly kind: 'unreachable' | 'no-realm' | 'no-service-account' | 'other-issuer' | 'no-role';
  readonly detail: string;
}

/** Requests the configured realm from Keycloak, signs in as the service account and checks the club's roles. */
export async function keycloakProblem(settings: KeycloakSettings): Promise<KeycloakProblem | undefined> {
  const issuer = `${settings.url}/realms/${settings.realm}`;
  const address = `${issuer}/.well-known/openid-configuration`;
  let answer: Response;
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch (error) {
    return { kind: 'unreachable', detail: reasonOf(error) };
  }
  if (!answer.ok) return { kind: 'no-realm', detail: `${address}: ${answer.status}` };
  const found = ((await answer.json().catch(() => ({}))) as { issuer?: string }).issuer;
  if (found !== issuer) return { kind: 'other-issuer', detail: String(found) };
  try {
    const { AdminClient } = await import('./admin-client');
    const admin = new AdminClient(settings);
    for (const name of Role.options) {
      if (!(await admin.roles.findOneByName({ name }))) return { kind: 'no-role', detail: name };
    }
  } catch (error) {
    return { kind: 'no-service-account', detail: reasonOf(error) };
  }
  return undefined;
}
