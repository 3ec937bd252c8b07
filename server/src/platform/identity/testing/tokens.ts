import { randomUUID } from 'node:crypto';
import type { Role } from '@club/shared/contracts/roles';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { sql } from 'kysely';
import { runningClock } from '../../clock';
import type { Database } from '../../database';
import { sealerWith } from '../keys/sealer';
import { loadSigningKeys, SIGNING_ALGORITHM, type SigningKey } from '../keys/signing-keys';
import { AUDIENCE, CLIENT_ID, issuerOf } from '../realm';

export const TEST_PUBLIC_URL = 'http://localhost:4150';
export const TEST_SEALING_KEY = Buffer.alloc(32, 7);

/** The signing key of an identity that was opened with TEST_SEALING_KEY. */
export async function signingKeyOf(database: Database): Promise<SigningKey> {
  const [key] = await loadSigningKeys(database, sealerWith(TEST_SEALING_KEY), runningClock());
  if (!key) throw new Error('No key yet: open the identity first.');
  return key;
}

/** An access token as the provider would issue it, with the claims that the test changes. */
export async function accessToken(key: SigningKey, claims: JWTPayload): Promise<string> {
  const usual = { typ: 'Bearer', azp: CLIENT_ID, realm_access: { roles: ['USER'] } };
  return new SignJWT({ ...usual, iss: issuerOf(TEST_PUBLIC_URL), aud: AUDIENCE, ...claims })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.kid, typ: 'at+jwt' })
    .setIssuedAt()
    .setExpirationTime(claims.exp ?? '5 minutes')
    .sign(await importJWK(key, SIGNING_ALGORITHM));
}

/** Opens a session for this identity, as a sign-in does. Returns its `sid`. */
export async function openSession(database: Database, identityId: string): Promise<string> {
  const sid = randomUUID();
  const payload = { accountId: identityId, uid: sid, kind: 'Session' };
  await database.handle
    .insertInto('identity_payload')
    .values({
      model: 'Session',
      id: sid,
      uid: sid,
      account_id: identityId,
      payload: JSON.stringify(payload),
      expires_at: sql<Date>`now() + interval '1 hour'`,
    })
    .execute();
  return sid;
}

/** The `authorization` header of a caller who is signed in as this identity, with these roles. */
export async function bearerFor(database: Database, identityId: string, roles: Role[] = ['USER']): Promise<string> {
  const claims = { sub: identityId, sid: await openSession(database, identityId), realm_access: { roles } };
  return `Bearer ${await accessToken(await signingKeyOf(database), claims)}`;
}
