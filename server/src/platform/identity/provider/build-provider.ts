import { Provider } from 'oidc-provider';
import { issuerOf } from '../realm';
import { longCookie, type ProviderParts, providerConfiguration, SESSION_SECONDS } from './configuration';
import { isOwnPage } from './redirects';
import { refreshTokenShape, shapeRefreshTokens } from './refresh-tokens';
import { sessionCookie } from './session-cookie';
import { slideSessions } from './sliding-session';
import { traceSessions } from './traced-session';

/** The provider with what keycloak-js needs beyond the standard. All its state is in the database. */
export function buildProvider(parts: ProviderParts): Provider {
  const { origin, database, refreshSecret } = parts;
  const provider = new Provider(issuerOf(origin), providerConfiguration(parts));
  // mount-provider.ts sets these headers to the public address, regardless of the request's own.
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (address) => isOwnPage(origin, address);
  provider.Client.prototype.postLogoutRedirectUriAllowed = (address) => isOwnPage(origin, address);

  allowCredentials(provider, origin);
  traceSessions(provider);
  shapeRefreshTokens(provider, refreshTokenShape(issuerOf(origin), refreshSecret));
  const options = longCookie(origin);
  const status = sessionCookie(provider, options.secure, SESSION_SECONDS);
  slideSessions(provider, database, { options, seconds: SESSION_SECONDS, status });
  return provider;
}

/** keycloak-js calls the token endpoint with credentials, which the provider's own CORS does not support. */
function allowCredentials(provider: Provider, origin: string): void {
  provider.use(async (ctx, next) => {
    await next();
    const allowed = ctx.response.get('access-control-allow-origin') === origin;
    if (allowed) ctx.set('access-control-allow-credentials', 'true');
  });
}
