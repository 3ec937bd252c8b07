/**
 * The build writes this file into the page itself, so that the silent sign-on check runs while the libraries are still
 * loading: at 300 ms latency the grid appears two seconds earlier. It imports nothing at run time. The rules of the
 * sign-in library apply: PKCE, state and nonce, tokens only in this page's memory; the library takes them over
 * (sign-in/keycloak-client.ts), and makes its own check if this one fails.
 */
import type { EarlySession, EarlySignOn } from '@club/shared/auth';

/** A provider whose frame is blocked never responds; the library then makes its own attempt. */
const TIMEOUT_MS = 6_000;
const SILENT_PAGE = '/assets/silent-check-sso.html';
/** The shell's own calls for a signed-in user. */
const CALLS_OF_THE_SHELL = ['club-day', 'is-league-paid', 'notices'];
/** The server refuses a sign-on with more (server: sign-on.routes.ts); remotes of before shared 2.6 may list more. */
const MOST_CALLS_AT_ONCE = 8;

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

/** The parameters that the provider adds to the address of the silent page, to which it redirects the frame. */
function silentAnswer(question: string): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const frame = hiddenFrame(question);
    // Loads the silent page into the cache, in a second frame because only frames share that cache entry: the first
    // frame will find the page there when it is redirected.
    const page = hiddenFrame(SILENT_PAGE);
    const end = () => {
      clearTimeout(timeout);
      removeEventListener('message', receive);
      frame.remove();
      page.remove();
    };
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== location.origin || typeof data !== 'string') return;
      end();
      resolve(new URLSearchParams(new URL(data).hash.slice(1)));
    };
    const timeout = setTimeout(() => {
      end();
      reject(new Error('The silent sign-on check does not answer'));
    }, TIMEOUT_MS);
    addEventListener('message', receive);
  });
}

interface Provider {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  /** Path on this server, which returns everything in one round trip (server: sign-on.routes.ts). */
  readonly signOn?: string;
}

interface Question {
  /** Parameters of the authorization request. */
  readonly parameters: URLSearchParams;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

/** The tokens of the signed-in user, and the responses to the first calls, if they were included. */
interface Found {
  readonly tokens: Tokens;
  readonly answers?: Readonly<Record<string, { body: string; status: number; headers: Record<string, string> }>>;
}

async function newQuestion(clientId: string, redirectUri: string): Promise<Question> {
  const [verifier, state, nonce] = [random(), random(), random()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const parameters = new URLSearchParams({
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
  return { parameters, verifier, state, nonce };
}

/** Whether the provider reports a session; throws if the response belongs to another request or is an error. */
function isSignedIn(answer: { state?: string | null; error?: string | null }, { state }: Question): boolean {
  if (answer.state !== state) throw new Error('The response of the silent sign-on check belongs to another request');
  if (answer.error === 'login_required') return false;
  if (answer.error) throw new Error(`The silent sign-on check failed: ${answer.error}`);
  return true;
}

/** Asks with a hidden frame and a call, which works with a provider of any origin. */
async function askByFrame({ url, realm, clientId }: Provider, question: Question): Promise<Found | null> {
  const provider = `${new URL(url, location.origin).href.replace(/\/$/, '')}/realms/${realm}/protocol/openid-connect`;
  const answer = await silentAnswer(`${provider}/auth?${question.parameters}`);
  const code = answer.get('code') ?? '';
  if (!isSignedIn({ state: answer.get('state'), error: answer.get('error') ?? (code ? null : 'no code') }, question)) {
    return null;
  }
  const exchanged = await window.fetch(`${provider}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: question.parameters.get('redirect_uri') ?? '',
      code,
      code_verifier: question.verifier,
    }),
  });
  if (!exchanged.ok) throw new Error(`The code was refused: ${exchanged.status}`);
  return { tokens: await exchanged.json() };
}

/** Asks with one call to our own server, which saves the frame and two round trips. */
async function askAtOnce(address: string, question: Question, calls: readonly string[]): Promise<Found | null> {
  const answered = await window.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      authorization: `${question.parameters}`,
      verifier: question.verifier,
      calls: calls.slice(0, MOST_CALLS_AT_ONCE),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answered.ok) throw new Error(`The sign-on answers ${answered.status}`);
  const answer = await answered.json();
  return isSignedIn(answer, question) ? answer : null;
}

async function find(provider: Provider, calls: readonly string[], answers: EarlySignOn['answers']) {
  const question = await newQuestion(provider.clientId, location.origin + SILENT_PAGE);
  const asked = Date.now();
  const found = await (provider.signOn ? askAtOnce(provider.signOn, question, calls) : askByFrame(provider, question));
  if (!found) return null;
  const now = (asked + Date.now()) / 2;
  const { access_token: token, refresh_token: refreshToken, id_token: idToken } = found.tokens;
  if (claimsOf(idToken).nonce !== question.nonce) throw new Error('The token was issued for another request');
  const claims = claimsOf(token);
  for (const call of calls) {
    const { body, ...init } = found.answers?.[call] ?? {};
    const answer =
      body === undefined
        ? window.fetch(`/api/${call}`, { headers: { authorization: `Bearer ${token}` } })
        : Promise.resolve(new Response(body, init));
    answer.catch(() => undefined);
    answers.set(`/api/${call}`, answer);
  }
  return { token, refreshToken, idToken, claims, timeSkew: Math.floor(now / 1000) - claims.iat } satisfies EarlySession;
}

function begin(): EarlySignOn | undefined {
  const provider: Provider | undefined = inPage('signIn');
  // Back from the sign-in page: the code in the address belongs to the library, which requested it.
  const returns = /[#&]state=/.test(location.hash);
  if (!provider || returns || !crypto.subtle) return undefined;
  const answers: EarlySignOn['answers'] = new Map();
  // Public data need not wait for the sign-on check.
  for (const call of inPage('publicCalls') ?? []) {
    const answer = window.fetch(`/api/${call}`);
    answer.catch(() => undefined);
    answers.set(`/api/${call}`, answer);
  }
  const session = find(provider, [...CALLS_OF_THE_SHELL, ...(inPage('firstCalls') ?? [])], answers);
  session.catch(() => undefined);
  return { session, answers };
}

const early = begin();
if (early) window.earlySignOn = early;
