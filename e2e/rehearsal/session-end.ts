import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type { HttpMember } from '../club/http-member';
import type { Topology } from './topology';
import { waitUntil } from './wait-until';

/**
 * How often the server asks Keycloak about every session (platform/identity/keycloak), plus slack for a call and a timer.
 */
export const SESSION_BOUND_MS = 30_000;
const SLACK_MS = 5_000;

/** An admin client, signed in for five minutes. */
export async function adminOf({ keycloak }: Topology): Promise<KeycloakAdminClient> {
  const admin = new KeycloakAdminClient({ baseUrl: keycloak.url, realmName: 'club' });
  await admin.auth({ grantType: 'client_credentials', clientId: 'club-api', clientSecret: keycloak.secret });
  return admin;
}

export async function identityOf(admin: KeycloakAdminClient, username: string): Promise<string> {
  const [found] = await admin.users.find({ username, exact: true });
  if (!found?.id) throw new Error(`Keycloak does not know ${username}.`);
  return found.id;
}

/** How long a user is still served after `end`, at both processes. */
export async function servedAfter(
  { processes }: Topology,
  member: HttpMember,
  end: () => Promise<unknown>,
): Promise<number> {
  for (const { address } of processes) await member.at(address).ask('GET', 'account-balance');
  await end();
  const times = await Promise.all(
    processes.map(({ address }) =>
      waitUntil(
        async () => (await member.at(address).call('GET', 'account-balance')).status === 401,
        SESSION_BOUND_MS + SLACK_MS,
      ),
    ),
  );
  return Math.max(...times);
}
