import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { SIGNING_ALGORITHM } from '../keys/signing-keys';
import { AUDIENCE, CLIENT_ID, REALM, REALM_PATH } from '../realm';
import type { KeycloakSettings } from '../settings';

/** The part of a Keycloak that concerns tokens: its public keys, and which sessions are active. */
export interface FakeKeycloak {
  readonly settings: KeycloakSettings;
  /** Sessions that an administrator of Keycloak has ended. */
  readonly ended: Set<string>;
  /** Users that Keycloak has disabled. */
  readonly disabled: Set<string>;
  /** Tokens that were checked. */
  readonly asked: string[];
  /** Fails instead of answering. */
  failing: boolean;
  accessToken(identityId: string, sessionUid: string): Promise<string>;
  close(): void;
}

export async function openFakeKeycloak(): Promise<FakeKeycloak> {
  const { publicKey, privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: SIGNING_ALGORITHM, use: 'sig' };
  const [clientId, clientSecret] = ['club-api', 'a secret & more'];
  // RFC 6749, 2.3.1: both parts are form-encoded first.
  const basic = `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(clientSecret)}`).toString('base64')}`;

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const send = (status: number, answer: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    };
    if (keycloak.failing) return send(503, {});
    const [path] = (request.url ?? '').replace('/protocol/openid-connect', '').split('?');
    if (path === `${REALM_PATH}/certs`) return send(200, { keys: [jwk] });
    if (path === `${REALM_PATH}/token/introspect`) {
      if (request.headers.authorization !== basic) return send(401, { error: 'invalid_request' });
      const token = new URLSearchParams(body).get('token') ?? '';
      keycloak.asked.push(token);
      const { sid, sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      return send(200, { active: !keycloak.ended.has(sid) && !keycloak.disabled.has(sub) });
    }
    // The service account's token: only its expiry is read.
    if (path === `${REALM_PATH}/token`) {
      return send(200, { access_token: await keycloak.accessToken('service', 'none'), expires_in: 300 });
    }
    const user = new RegExp(`^/admin${REALM_PATH}/users/([^/]+)$`).exec(path ?? '')?.[1];
    if (user) return send(200, { id: user, enabled: !keycloak.disabled.has(user) });
    return send(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keycloak: FakeKeycloak = {
    settings: { url, realm: REALM, clientId, clientSecret },
    ended: new Set(),
    disabled: new Set(),
    asked: [],
    failing: false,
    accessToken: (sub, sid) =>
      new SignJWT({ typ: 'Bearer', azp: CLIENT_ID, sub, sid, realm_access: { roles: ['USER'] } })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: jwk.kid, typ: 'JWT' })
        .setIssuer(`${url}${REALM_PATH}`)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return keycloak;
}
