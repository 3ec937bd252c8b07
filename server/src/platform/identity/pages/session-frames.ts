import { cspHash, HOUR } from '../../http';

/**
 * The pages that keycloak-js loads into hidden frames. They communicate with it by messages, in Keycloak's format; each
 * contains its script and data inline, because they are loaded one after another before the product can start.
 */
interface Frame {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/**
 * keycloak-js asks it every five seconds whether the session is still the one of `<client> <sid>`; it answers from a
 * cookie, without a request. So a sign-out in one tab reaches the others.
 */
export const statusFrame = (client: string, origin: string): Frame =>
  frame(`
  const read = () => document.cookie.match(/(?:^|; )KEYCLOAK_SESSION=([^;]*)/)?.[1] ?? '';
  const digest = async (text) => {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };
  const compare = async (sid) => {
    const cookie = read();
    if (!sid || !cookie) return Boolean(sid) === Boolean(cookie);
    return (await digest(sid)) === cookie;
  };
  addEventListener('message', async (event) => {
    const parts = typeof event.data === 'string' ? event.data.split(' ') : [];
    if (parts.length !== 2) return;
    const known = parts[0] === ${JSON.stringify(client)} && event.origin === ${JSON.stringify(origin)};
    const status = known ? ((await compare(parts[1])) ? 'unchanged' : 'changed') : 'error';
    event.source.postMessage(status, event.origin);
  });`);

const PROBE = 'KEYCLOAK_3P_COOKIE';

/** Determines whether our frames may store cookies at all. */
export const COOKIE_FRAME = frame(`
  (async () => {
    let kept = false;
    try {
      if (document.hasStorageAccess && !(await document.hasStorageAccess())) await document.requestStorageAccess();
      document.cookie = '${PROBE}=1; max-age=60; samesite=lax';
      kept = document.cookie.includes('${PROBE}');
      document.cookie = '${PROBE}=; max-age=0';
    } catch {}
    parent.postMessage(kept ? 'supported' : 'unsupported', '*');
  })();`);

function frame(script: string): Frame {
  const rules = [
    "default-src 'none'",
    `script-src '${cspHash(script)}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    body: `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Prijava</title></head><body><script>${script}</script></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': rules.join('; '),
      'cache-control': HOUR,
    },
  };
}
