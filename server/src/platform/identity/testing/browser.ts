import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SIGN_ON_PATH } from '../provider/sign-on.routes';
import { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from '../realm';
import { TEST_PUBLIC_URL } from './tokens';

export { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from '../realm';

export const PROTOCOL = `${REALM_PATH}${PROTOCOL_PATH}`;
export const PAGE = `${TEST_PUBLIC_URL}/my-reservations`;

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

type Form = Record<string, string>;
const FORM_TYPE = 'application/x-www-form-urlencoded';

interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly path?: string;
  readonly expires?: Date;
}

/** A browser with cookies, in front of an app: does what the sign-in library and a member do. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();
  #verifier = '';

  constructor(
    public app: FastifyInstance,
    private readonly address = '192.0.2.1',
  ) {}

  async send(method: 'GET' | 'POST', url: string, form?: Form | string, headers: Form = {}) {
    const target = new URL(url, TEST_PUBLIC_URL);
    const cookies = [...this.#cookies].filter(([, { path }]) => target.pathname.startsWith(path));
    const answer = await this.app.inject({
      method,
      url: target.pathname + target.search,
      remoteAddress: this.address,
      headers: {
        host: target.host,
        ...(cookies.length > 0 ? { cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; ') } : {}),
        ...(form ? { 'content-type': typeof form === 'string' ? 'application/json' : FORM_TYPE } : {}),
        ...headers,
      },
      ...(form ? { payload: typeof form === 'string' ? form : new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value, path = '/', expires } of answer.cookies as SetCookie[]) {
      if (expires && expires.getTime() < Date.now()) this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
    return answer;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  forget(name: string): void {
    this.#cookies.delete(name);
  }

  /** The address that the library redirects a browser to; `changes` with an empty text leave a parameter out. */
  authorizationUrl(changes: Form = {}): string {
    this.#verifier = randomBytes(32).toString('base64url');
    const parameters = {
      client_id: CLIENT_ID,
      redirect_uri: PAGE,
      response_type: 'code',
      scope: 'openid',
      nonce: randomBytes(8).toString('hex'),
      code_challenge: hash('sha256', this.#verifier, 'base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const sent = Object.entries(parameters).filter(([, value]) => value !== '');
    return `${PROTOCOL}/auth?${new URLSearchParams(sent)}`;
  }

  /** Follows redirects until a page is shown or the browser is redirected back to the product. */
  async follow(url: string): Promise<{ url: string; body: string; status: number }> {
    const answer = await this.send('GET', url);
    const { location } = answer.headers;
    if (answer.statusCode < 300 || answer.statusCode > 399 || !location) {
      return { url, body: answer.body, status: answer.statusCode };
    }
    return isBack(location) ? { url: location, body: '', status: answer.statusCode } : this.follow(location);
  }

  /** Posts a form and follows its answer, as a browser does. */
  async post(url: string, form: Form): Promise<{ url: string; body: string; status: number }> {
    const answer = await this.send('POST', url, form);
    const { location } = answer.headers;
    return location ? this.follow(location) : { url, body: answer.body, status: answer.statusCode };
  }

  /** Opens the sign-in page. */
  async openSignIn(): Promise<SignInForm> {
    return new SignInForm(this, await this.follow(this.authorizationUrl()));
  }

  /** Signs in and exchanges the code, as a member's page does. */
  async signIn(username: string, password: string): Promise<Tokens> {
    const form = await this.openSignIn();
    return this.redeem((await form.submit({ username, password })).url);
  }

  /** The silent check on load: tokens when there is a session, else the error. */
  async silently(): Promise<Tokens | string> {
    const { url } = await this.follow(this.authorizationUrl({ prompt: 'none' }));
    const error = new URL(url, TEST_PUBLIC_URL).searchParams.get('error');
    return error ?? this.redeem(url);
  }

  /**
   * The silent check, the tokens and first calls in one trip, as the page of this product requests them; null: without
   * an origin.
   */
  atOnce(
    calls: readonly string[] = [],
    changes: Form = {},
    { verifier = '', origin = TEST_PUBLIC_URL }: { verifier?: string; origin?: string | null } = {},
  ) {
    const [, authorization] = this.authorizationUrl({ prompt: 'none', response_mode: 'fragment', ...changes }).split(
      '?',
    );
    const body = JSON.stringify({ authorization, verifier: verifier || this.#verifier, calls });
    return this.send('POST', SIGN_ON_PATH, body, origin === null ? {} : { origin });
  }

  async redeem(back: string): Promise<Tokens> {
    const answer = await this.exchange(new URL(back).searchParams.get('code') ?? '');
    if (answer.statusCode !== 200) throw new Error(`No tokens: ${answer.body}`);
    return answer.json<Tokens>();
  }

  exchange(code: string, verifier = this.#verifier) {
    return this.token({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: PAGE });
  }

  refresh(refreshToken: string) {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  private token(form: Form) {
    return this.send('POST', `${PROTOCOL}/token`, { client_id: CLIENT_ID, ...form }, { origin: TEST_PUBLIC_URL });
  }
}

/** A page with a form, and a method to submit it. */
class SignInForm {
  readonly url: string;
  readonly body: string;
  readonly status: number;

  constructor(
    private readonly browser: Browser,
    page: { url: string; body: string; status: number },
  ) {
    ({ url: this.url, body: this.body, status: this.status } = page);
  }

  hidden(name: string): string {
    return new RegExp(`name="${name}" value="([^"]*)"`).exec(this.body)?.[1] ?? '';
  }

  /** The text with role=alert on the page. */
  get alert(): string | undefined {
    return /role="alert">.*?<span>([^<]*)</s.exec(this.body)?.[1];
  }

  async submit(fields: Form): Promise<SignInForm> {
    const form = { token: this.hidden('token'), ...fields };
    return new SignInForm(this.browser, await this.browser.post(this.url, form));
  }
}

const isBack = (location: string) => location.startsWith(PAGE);
