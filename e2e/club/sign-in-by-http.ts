import { createHash, randomBytes } from 'node:crypto';
import { PASSWORD } from './accounts';
import { CookieJar, HttpMember } from './http-member';

const PROTOCOL = '/realms/club/protocol/openid-connect';
const CLIENT = 'club-web';

/** Follows redirects to a page, or until they lead to `home`. */
async function follow(jar: CookieJar, url: string, home: string): Promise<{ url: string; page: string }> {
  if (url.startsWith(home)) return { url, page: '' };
  const answer = await jar.send(url);
  const next = answer.headers.get('location');
  return next ? follow(jar, new URL(next, url).href, home) : { url, page: await answer.text() };
}

/** A sign-in whose code is not exchanged for tokens yet: the cookies hold the provider's session. */
interface SignedIn {
  readonly jar: CookieJar;
  readonly home: string;
  readonly code: string;
  readonly verifier: string;
}

async function fillInForm(url: string, username: string, password: string, provider: string): Promise<SignedIn> {
  const jar = new CookieJar();
  const home = `${url}/post-login`;
  const verifier = randomBytes(32).toString('base64url');
  const parameters = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: home,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = await follow(jar, `${provider}${PROTOCOL}/auth?${parameters}`, home);
  const formToken = /name="token" value="([^"]*)"/.exec(form.page)?.[1] ?? '';
  // The embedded provider's form is posted to its own address.
  const action = /<form action="([^"]*)"/.exec(form.page)?.[1]?.replaceAll('&amp;', '&') ?? form.url;
  const posted = await jar.send(action, {
    method: 'POST',
    body: new URLSearchParams({ token: formToken, username, password }),
  });
  const next = posted.headers.get('location');
  const back = next && (await follow(jar, new URL(next, action).href, home));
  const code = back && new URL(back.url).searchParams.get('code');
  if (!code) throw new Error(`${username} could not sign in: ${posted.status}`);
  return { jar, home, code, verifier };
}

/** The cookies of a session, for a browser, which requests its own tokens with them. */
export async function sessionByHttp(url: string, username: string): Promise<CookieJar> {
  const { jar } = await fillInForm(url, username, PASSWORD, url);
  return jar;
}

/**
 * Signs in with the authorization code flow and PKCE, without a browser: does by HTTP what keycloak-js and a user do.
 * @param url the club's public URL
 * @param provider the identity provider: the club itself, or its Keycloak
 */
export async function signInByHttp(
  url: string,
  username: string,
  password = PASSWORD,
  provider = url,
): Promise<HttpMember> {
  const { jar, home, code, verifier } = await fillInForm(url, username, password, provider);
  const exchanged = await jar.send(`${provider}${PROTOCOL}/token`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: home,
      code,
      code_verifier: verifier,
    }),
  });
  if (!exchanged.ok) throw new Error(`${username} got no token: ${await exchanged.text()}`);
  const { access_token } = (await exchanged.json()) as { access_token: string };
  // The first response sets the CSRF cookie.
  await jar.send(`${url}/api/club-day`);
  return new HttpMember(url, access_token, jar);
}
