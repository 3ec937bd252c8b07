import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { type Database, outageOf } from '../../database';
import { outageStatus, RETRY_AFTER_SECONDS } from '../../http';
import type { SigningKey } from '../keys/signing-keys';
import { Html } from '../pages/html';
import { cookiesPage, errorPage, expiredPage, outagePage, signOutPage } from '../pages/notices';
import { pageHeaders } from '../pages/page';
import type { PageLook } from '../pages/page-look';
import { AUDIENCE, CLIENT_ID, PROTOCOL_PATH, REALM_PATH, SESSION_ID_COOKIE } from '../realm';
import { signInPath, signInPolicy } from '../sign-in/interactions';
import { PayloadStore } from '../storage/payload-store';
import type { SessionNotices } from '../storage/session-notices';
import { SessionStore } from '../storage/session-store';
import { findUser } from '../users/users.repository';
import { accessClaims, accountOf, type ClubAccount } from './account';
import { autoGrant, SCOPE } from './auto-grant';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const ACCESS_TOKEN_SECONDS = 5 * MINUTE;
/** A member who visits at least every two weeks stays signed in. */
export const SESSION_SECONDS = 14 * DAY;
/** A grant's expiry does not slide with its session; afterwards the next silent sign-on creates another grant. */
const GRANT_SECONDS = 400 * DAY;

export interface ProviderParts {
  /** The product's public origin. */
  readonly origin: string;
  readonly look: () => PageLook;
  readonly database: Database;
  readonly notices: SessionNotices;
  readonly keys: readonly SigningKey[];
  readonly cookieSecret: string;
  readonly refreshSecret: string;
}

export const longCookie = (origin: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    path: `${REALM_PATH}/`,
    secure: origin.startsWith('https:'),
  }) as const;

/** The embedded provider: one first-party client, authorization code with PKCE, in Keycloak's layout of paths. */
export function providerConfiguration(parts: ProviderParts): Configuration {
  const { origin, look, database, notices, keys, cookieSecret } = parts;
  const home = `${origin}/`;
  const frame = () => ({ home, look: look() });
  const send = (ctx: KoaContextWithOIDC, body: string) => {
    ctx.set(pageHeaders(origin, look()));
    ctx.body = body;
  };
  const { path: _computed, ...shortCookie } = longCookie(origin);
  return {
    adapter: (model) => new (model === 'Session' ? SessionStore : PayloadStore)(database, notices, model),
    jwks: { keys },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // Only placeholders: build-provider.ts allows every page of the product.
        redirect_uris: [home],
        post_logout_redirect_uris: [home],
      },
    ],
    responseTypes: ['code'],
    scopes: SCOPE.split(' '),
    pkce: { required: () => true },
    clientAuthMethods: ['none'],
    routes: {
      authorization: `${PROTOCOL_PATH}/auth`,
      token: `${PROTOCOL_PATH}/token`,
      jwks: `${PROTOCOL_PATH}/certs`,
      end_session: `${PROTOCOL_PATH}/logout`,
    },
    discovery: {
      userinfo_endpoint: `${origin}${REALM_PATH}${PROTOCOL_PATH}/userinfo`,
      revocation_endpoint: `${origin}${REALM_PATH}${PROTOCOL_PATH}/revoke`,
    },
    cookies: {
      keys: [cookieSecret],
      names: { session: SESSION_ID_COOKIE, interaction: 'CLUB_INTERACTION', resume: 'CLUB_RESUME' },
      long: longCookie(origin),
      short: shortCookie,
    },
    claims: { openid: ['sub', 'sid', 'preferred_username', 'given_name', 'family_name', 'name', 'email'] },
    conformIdTokenClaims: false,
    findAccount: async (_ctx, id) => {
      const user = await findUser(database.handle, id);
      return user?.enabled ? accountOf(user) : undefined;
    },
    extraTokenClaims: (ctx, token) => {
      const account = ctx.oidc.account as ClubAccount | undefined;
      if (!account || !('sessionUid' in token)) return undefined;
      const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
      return accessClaims(account.user, token.sessionUid, (AuthorizationCode ?? RefreshToken)?.authTime);
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // The provider's endpoint refuses access tokens that are JWTs; ours is in token.routes.ts.
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          // An id token proves that the request comes from the member's own page, and not from a link on another page.
          const hint = ctx.oidc.entities.IdTokenHint?.payload;
          send(ctx, signOutPage(frame(), new Html(form), hint?.sub === ctx.oidc.session?.accountId));
        },
        postLogoutSuccessSource: (ctx) => ctx.redirect(home),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        // Otherwise the scope `openid` gets an opaque token for userinfo instead of one for the API.
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPE,
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    issueRefreshToken: () => true,
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    loadExistingGrant: autoGrant,
    interactions: { policy: signInPolicy(), url: (_ctx, interaction) => signInPath(interaction.uid) },
    renderError: (ctx, { error }, cause) => {
      const outage = outageOf(cause);
      if (outage) {
        ctx.status = outageStatus(outage);
        ctx.set('retry-after', String(RETRY_AFTER_SECONDS));
        return send(ctx, outagePage(frame()));
      }
      const isExpired = cause.name === 'SessionNotFound' || error === 'login_required';
      if (!isExpired) return send(ctx, errorPage(frame(), error));
      send(ctx, ctx.req.headers.cookie === undefined ? cookiesPage(frame()) : expiredPage(frame()));
    },
    clientBasedCORS: (_ctx, from) => from === origin,
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: MINUTE,
      // As long as a browser keeps the state of its sign-in (first specification, section 9).
      Interaction: 60 * MINUTE,
      // Any request for the sign-out page begins a session of nobody, which is needed until the page is answered.
      Session: (_ctx, session) => (session.accountId ? SESSION_SECONDS : 60 * MINUTE),
      RefreshToken: SESSION_SECONDS,
      Grant: GRANT_SECONDS,
    },
  };
}
