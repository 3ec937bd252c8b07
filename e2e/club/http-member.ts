/** A stored cookie, with the path below which it is sent. */
export interface StoredCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** Longer than any response takes on a busy machine. A call without a response fails by itself, before its test times out. */
const ANSWER_MS = 60_000;

/** The cookies of one user, for one club. */
export class CookieJar {
  readonly #held = new Map<string, StoredCookie>();

  get all(): StoredCookie[] {
    return [...this.#held.values()];
  }

  /** One request like a browser's, except that redirects are left to the caller. */
  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const sent = this.all.filter(({ path }) => pathname.startsWith(path));
    const headers = new Headers(init.headers);
    if (sent.length > 0) headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
    this.#held.set(name, { name, value, path });
  }
}

/** A signed-in user who calls the API without a browser, with a bearer token and the CSRF pair. */
export class HttpMember {
  /** @param address address of the called process; the token was issued in the name of the club's public URL */
  constructor(
    readonly address: string,
    readonly token: string,
    readonly jar: CookieJar,
  ) {}

  /** The same user at another process of the same club. */
  at(address: string): HttpMember {
    return new HttpMember(address, this.token, this.jar);
  }

  call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const csrf = this.jar.all.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return this.jar.send(`${this.address}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'x-xsrf-token': csrf,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** The body of a response; a status other than 2xx fails the test. */
  async ask<Body>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await this.call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  }
}
