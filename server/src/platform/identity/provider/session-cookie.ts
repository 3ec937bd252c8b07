import { hash } from 'node:crypto';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { REALM_PATH, SESSION_COOKIE } from '../realm';

/**
 * The cookie that the status frame reads (pages/session-frames.ts): a hash of the session's id, which only shows
 * whether it is still the same session. Not HttpOnly on purpose.
 */
export interface SessionCookie {
  set(ctx: KoaContextWithOIDC, sessionUid: string): void;
}

export function sessionCookie(provider: Provider, secure: boolean, seconds: number): SessionCookie {
  const options = {
    httpOnly: false,
    signed: false,
    sameSite: 'lax',
    path: `${REALM_PATH}/`,
    secure,
    overwrite: true,
  } as const;
  const set = (ctx: KoaContextWithOIDC, sessionUid: string) => {
    ctx.cookies.set(SESSION_COOKIE, hash('sha256', sessionUid, 'base64url'), { ...options, maxAge: seconds * 1000 });
  };
  const clear = (ctx: KoaContextWithOIDC) => ctx.cookies.set(SESSION_COOKIE, null, options);
  provider.on('authorization.success', (ctx) => {
    if (ctx.oidc.session) set(ctx, ctx.oidc.session.uid);
  });
  provider.on('authorization.error', (ctx, error) => {
    if ('error' in error && error.error === 'login_required') clear(ctx);
  });
  // Also emitted when the member answers that the session is to go on.
  provider.on('end_session.success', (ctx) => {
    if (ctx.oidc.params?.logout) clear(ctx);
  });
  return { set };
}
