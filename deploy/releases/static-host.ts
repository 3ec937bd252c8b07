const FETCH_MS = 30_000;
/** Some hosts send the header below only to a page of another host, which a command is not. */
const ANOTHER_PAGE = 'https://page-of-a-club.example';

/** A static host that cannot be reached, or takes too long: its other files need not be tried. */
export class SilentHost extends Error {}

async function ask(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(FETCH_MS);
  const answer = await fetch(url, { cache: 'no-store', headers: { origin: ANOTHER_PAGE }, signal }).catch(silent(url));
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}; put the release there first.`);
  return answer;
}

const silent = (url: string) => (error: Error) => {
  const { code = error.message } = (error.cause ?? {}) as NodeJS.ErrnoException;
  throw new SilentHost(`${url} does not answer (${code}).`, { cause: error });
};

/** A file of a static host. @throws when it is missing, or browsers would not run it as a script of this host */
export async function fetched(url: string): Promise<Uint8Array> {
  const answer = await ask(url);
  if (new URL(answer.url).origin !== new URL(url).origin) {
    throw new Error(`${url} leads to ${answer.url}: browsers take scripts only from the host that the pointer names.`);
  }
  const type = answer.headers.get('content-type') ?? 'nothing';
  const isSniffed = answer.headers.get('x-content-type-options') !== 'nosniff';
  if (url.endsWith('.js') && !isSniffed && !/(java|ecma)script/.test(type)) {
    throw new Error(`${url} is sent as ${type} with nosniff: browsers run it only as text/javascript.`);
  }
  return new Uint8Array(await answer.arrayBuffer().catch(silent(url)));
}

/** @throws when pages of the club may not read a file: after a failure the shell reads the manifest to try again */
export async function requireReadableByPages(url: string): Promise<void> {
  const answer = await ask(url);
  await answer.body?.cancel();
  if (!answer.headers.has('access-control-allow-origin')) {
    throw new Error(`${url} is sent without 'Access-Control-Allow-Origin: *', which every file of a release needs.`);
  }
}
