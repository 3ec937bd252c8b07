/**
 * The build writes this file into the page itself, so that the silent sign-on check runs while the libraries are on
 * their way: at 300 ms latency the grid is there two seconds earlier. It imports nothing at run time. The rules of the
 * sign-in library hold: PKCE, state and nonce, tokens in this page's memory alone; the library takes them over
 * (sign-in/keycloak-client.ts), and makes its own check wherever this one does not answer.
 */
import type { EarlySession, EarlySignOn } from '@club/shared/auth';

/** A provider whose frame is blocked never answers; the library then tries its own way. */
const PATIENCE_MS = 6_000;
const SILENT_PAGE = '/assets/silent-check-sso.html';
/** What the shell itself asks for whoever is signed in. */
const CALLS_OF_THE_SHELL = ['club-day', 'is-league-paid'];

const inPage = (id: string) => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

const claimsOf = (token: string) => {
  const [, body = ''] = token.split('.');
  const bytes = atob(body.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0))));
};

function hiddenFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Provjera prijave';
  frame.hidden = true;
  frame.src = address;
  document.body.append(frame);
  return frame;
}

/** The parameters that the provider adds to the address of the silent page, to which it sends the frame. */
function silentAnswer(question: string): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const frame = hiddenFrame(question);
    // Asked for by a frame of its own, for only frames share it: at the end the first one finds it in the cache.
    const page = hiddenFrame(SILENT_PAGE);
    const end = () => {
      clearTimeout(patience);
      removeEventListener('message', hear);
      frame.remove();
      page.remove();
    };
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== location.origin || typeof data !== 'string') return;
      end();
      resolve(new URLSearchParams(new URL(data).hash.slice(1)));
    };
    const patience = setTimeout(() => {
      end();
      reject(new Error('The silent sign-on check does not answer'));
    }, PATIENCE_MS);
    addEventListener('message', hear);
  });
}

async function findSession({ url, realm, clientId }: Record<'url' | 'realm' | 'clientId', string>) {
  const provider = `${new URL(url, location.origin).href.replace(/\/$/, '')}/realms/${realm}/protocol/openid-connect`;
  const redirectUri = location.origin + SILENT_PAGE;
  const [verifier, state, nonce] = [random(), random(), random()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const question = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    prompt: 'none',
    state,
    nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  const answer = await silentAnswer(`${provider}/auth?${question}`);
  if (answer.get('state') !== state) throw new Error('The silent sign-on check answers another question');
  if (answer.get('error') === 'login_required') return null;
  const code = answer.get('code');
  if (!code) throw new Error(`The silent sign-on check fails: ${answer.get('error')}`);
  const asked = Date.now();
  const exchanged = await window.fetch(`${provider}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  if (!exchanged.ok) throw new Error(`The code is refused: ${exchanged.status}`);
  const now = (asked + Date.now()) / 2;
  const { access_token: token, refresh_token: refreshToken, id_token: idToken } = await exchanged.json();
  if (claimsOf(idToken).nonce !== nonce) throw new Error('The token was made for another question');
  const claims = claimsOf(token);
  return { token, refreshToken, idToken, claims, timeSkew: Math.floor(now / 1000) - claims.iat } satisfies EarlySession;
}

function begin(): EarlySignOn | undefined {
  const provider = inPage('signIn');
  // Back from the sign-in page: the code in the address belongs to the library, which asked for it.
  const returns = /[#&]state=/.test(location.hash);
  if (!provider || returns || !crypto.subtle) return undefined;
  const answers: EarlySignOn['answers'] = new Map();
  const session = findSession(provider);
  session.then(
    (found) => {
      if (!found) return;
      for (const call of [...CALLS_OF_THE_SHELL, ...(inPage('firstCalls') ?? [])]) {
        const answer = window.fetch(`/api/${call}`, { headers: { authorization: `Bearer ${found.token}` } });
        answer.catch(() => undefined);
        answers.set(`/api/${call}`, answer);
      }
    },
    () => undefined,
  );
  return { session, answers };
}

const early = begin();
if (early) window.earlySignOn = early;
