import type { CookiesSetOptions, Provider } from 'oidc-provider';
import type { Database } from '../../database';
import { extendSession } from '../storage/sessions.repository';
import { grantedToken } from './granted-token';
import type { SessionCookie } from './session-cookie';

/** A refreshed token shows that the member is active: the idle time of the session and its cookies starts again. */
export function slideSessions(
  provider: Provider,
  database: Database,
  cookie: { options: CookiesSetOptions; seconds: number; status: SessionCookie },
): void {
  const name = provider.cookieName('session');
  provider.use(async (ctx, next) => {
    await next();
    const answered = grantedToken(ctx);
    const uid = answered?.oidc.entities.RotatedRefreshToken?.sessionUid;
    if (!answered || !uid) return;
    const held = ctx.cookies.get(name, { signed: true });
    if (!(await extendSession(database, uid, cookie.seconds, held))) return;
    ctx.cookies.set(name, held, { ...cookie.options, overwrite: true, maxAge: cookie.seconds * 1000 });
    cookie.status.set(answered, uid);
  });
}
