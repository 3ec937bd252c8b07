import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '@club/shared/contracts/roles';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { SIGNING_ALGORITHM } from '../keys/signing-keys';
import { AUDIENCE, CLIENT_ID, REALM, REALM_PATH } from '../realm';
import type { KeycloakSettings } from '../settings';

/** The part of a Keycloak that concerns tokens, and the roles of users in its admin API. */
export interface FakeKeycloak {
  readonly settings: KeycloakSettings;
  /** Sessions that an administrator of Keycloak has ended. */
  readonly ended: Set<string>;
  /** Users that Keycloak has disabled. */
  readonly disabled: Set<string>;
  /** The realm roles of its users, by id. */
  readonly roles: Map<string, readonly Role[]>;
  /** Paths of the calls of its admin API. */
  readonly adminCalls: string[];
  /** Tokens that were checked. */
  readonly introspected: string[];
  /** How often its public keys were requested. */
  keyRequests: number;
  /** Fails instead of answering. */
  failing: boolean;
  /** An answer of its admin API other than the usual one. */
  answer: ((method: string, path: string, query: URLSearchParams, body: string) => AdminAnswer | undefined) | undefined;
  /** @param signedInAt when the password was entered; default: now */
  accessToken(identityId: string, sessionUid: string, signedInAt?: Date): Promise<string>;
  /** From now on another key signs; tokens of the former one stay valid. */
  rotateKey(): Promise<void>;
  close(): void;
}

interface AdminAnswer {
  readonly status: number;
  readonly body?: object;
  /** The address of what was created. */
  readonly location?: string;
}

const represented = (name: Role) => ({ id: `role-${name}`, name });

async function newKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' } };
}

export async function openFakeKeycloak(): Promise<FakeKeycloak> {
  let signing = await newKey('key');
  let former: (typeof signing)[] = [];
  const [clientId, clientSecret] = ['club-api', 'a secret & more'];
  // RFC 6749, 2.3.1: both parts are form-encoded first.
  const basic = `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(clientSecret)}`).toString('base64')}`;

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const send = (status: number, answer: object, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer));
    };
    if (keycloak.failing) return send(503, {});
    const [path] = (request.url ?? '').replace('/protocol/openid-connect', '').split('?');
    if (path === `${REALM_PATH}/certs`) {
      keycloak.keyRequests += 1;
      return send(200, { keys: [signing, ...former].map(({ jwk }) => jwk) });
    }
    if (path === `${REALM_PATH}/token/introspect`) {
      if (request.headers.authorization !== basic) return send(401, { error: 'invalid_request' });
      const token = new URLSearchParams(body).get('token') ?? '';
      keycloak.introspected.push(token);
      const { sid, sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      return send(200, { active: !keycloak.ended.has(sid) && !keycloak.disabled.has(sub) });
    }
    // The service account's token: only its expiry is read.
    if (path === `${REALM_PATH}/token`) {
      return send(200, { access_token: await keycloak.accessToken('service', 'none'), expires_in: 300 });
    }
    if (path?.startsWith('/admin/')) keycloak.adminCalls.push(path);
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const other = keycloak.answer?.(request.method ?? '', path ?? '', query, body);
    if (other) return send(other.status, other.body ?? {}, other.location ? { location: other.location } : {});
    const [, owner] = new RegExp(`^/admin${REALM_PATH}/users/([^/]+)/role-mappings/realm$`).exec(path ?? '') ?? [];
    if (owner) {
      const roles = keycloak.roles.get(owner);
      return roles ? send(200, roles.map(represented)) : send(404, { error: 'User not found' });
    }
    const [, role] = new RegExp(`^/admin${REALM_PATH}/roles/([^/]+)/users$`).exec(path ?? '') ?? [];
    if (role) {
      const holders = [...keycloak.roles].filter(([, roles]) => roles.includes(role as Role));
      const [first, max] = [Number(query.get('first') ?? 0), Number(query.get('max') ?? 100)];
      const page = holders.slice(first, first + max);
      return send(
        200,
        page.map(([id]) => ({ id, enabled: !keycloak.disabled.has(id) })),
      );
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
    roles: new Map(),
    adminCalls: [],
    introspected: [],
    keyRequests: 0,
    failing: false,
    answer: undefined,
    accessToken: (sub, sid, signedInAt = new Date()) => {
      const { jwk, privateKey } = signing;
      return new SignJWT({
        ...{ typ: 'Bearer', azp: CLIENT_ID, sub, sid, auth_time: Math.floor(signedInAt.getTime() / 1000) },
        realm_access: { roles: ['USER'] },
      })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: jwk.kid, typ: 'JWT' })
        .setIssuer(`${url}${REALM_PATH}`)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey);
    },
    rotateKey: async () => {
      former = [signing, ...former];
      signing = await newKey(`key-${former.length + 1}`);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return keycloak;
}
