import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';

const REGISTRY = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s;

/** Whether a page is one of a built suite. */
export const hasRegistry = (page) => REGISTRY.test(page);

/** The page of a suite in which one remote is served from this machine's sources. */
function withOwnRemote(page, entry) {
  if (!hasRegistry(page)) throw new Error('The suite’s page contains no registry; is this its address?');
  return page.replace(REGISTRY, (_, open, text, close) => {
    const others = JSON.parse(text).filter(({ name }) => name !== entry.name);
    return `${open}${JSON.stringify([...others, entry]).replace(/</g, '\\u003c')}${close}`;
  });
}

/** Bodies that contain the suite's own address: forms of the sign-in page, the exchange of its code. */
const isText = (type = '') => /^(text\/html|application\/(json|x-www-form-urlencoded))/.test(type);

async function whole(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Forwards every request that the development server does not handle itself to a deployed suite, and presents one
 * origin to the browser, so that sign-in, cookies and live events work as they do there. It rewrites only addresses, and
 * the one registry entry.
 * @param suite address of the deployed suite
 * @param entry the registry's entry of the remote in development
 */
export function suiteProxy(suite, entry) {
  const target = new URL(suite);
  const client = target.protocol === 'https:' ? https : http;

  async function forward(request, response) {
    const own = `http://${request.headers.host}`;
    const swap = (text, from, to) =>
      text.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to));
    const headers = { ...request.headers, host: target.host, 'accept-encoding': 'identity' };
    if (headers.origin) headers.origin = target.origin;
    if (headers.referer) headers.referer = swap(headers.referer, own, target.origin);
    const body = isText(headers['content-type']) ? swap(await whole(request), own, target.origin) : undefined;
    if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body));

    const url = new URL(swap(request.url, own, target.origin), target);
    const forwarded = client.request(url, { method: request.method, headers });
    const answered = new Promise((resolve, reject) => forwarded.on('response', resolve).on('error', reject));
    // Otherwise each page that was closed would leave an event stream, of which a member has ten.
    response.once('close', () => forwarded.destroy());
    if (body === undefined) request.pipe(forwarded);
    else forwarded.end(body);
    const answer = await answered;

    const { 'content-security-policy': _, 'strict-transport-security': __, ...kept } = answer.headers;
    if (kept.location) kept.location = swap(kept.location, target.origin, own);
    kept['set-cookie'] = kept['set-cookie']?.map((cookie) => cookie.replace(/; *domain=[^;]*/i, ''));
    if (!kept['set-cookie']) delete kept['set-cookie'];
    const type = kept['content-type'];
    if (!isText(type)) return pipeline(answer, response.writeHead(answer.statusCode, kept));
    let text = swap(await whole(answer), target.origin, own);
    if (type.startsWith('text/html') && text.includes('id="registry"')) text = withOwnRemote(text, entry);
    // A browser refuses a response that has both.
    delete kept['transfer-encoding'];
    response.writeHead(answer.statusCode, { ...kept, 'content-length': String(Buffer.byteLength(text)) }).end(text);
  }

  return (request, response) =>
    forward(request, response).catch((error) => {
      if (response.headersSent) return response.destroy();
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`${target.origin}: ${error.message}`);
    });
}
