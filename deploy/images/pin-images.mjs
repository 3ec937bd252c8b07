/**
 * `npm run images:pin`: queries the registries for the current digests of the base images' tags and writes them into
 * the Dockerfiles and compose.yaml, so that every build of one commit starts from the same bytes. Run it monthly.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refuseUnknownArguments } from '../unknown-arguments.mjs';

/** `image: name:tag@sha256:…` of compose, or the default of a Dockerfile's `ARG …_IMAGE`. */
const REFERENCE = /((?:image: |ARG [A-Z]+_IMAGE=))([\w./-]+):([\w.-]+)(?:@sha256:[0-9a-f]{64})?$/gm;
const INDEX = ['application/vnd.oci.image.index.v1+json', 'application/vnd.docker.distribution.manifest.list.v2+json'];

/** Every third-party image in a file's text, as `{ name, tag }`. */
export const baseImages = (text) => [...text.matchAll(REFERENCE)].map(([, , name, tag]) => ({ name, tag }));

/** The text with every such image pinned to its digest in `digests`, by `name:tag`. */
export const pinned = (text, digests) =>
  text.replace(REFERENCE, (_whole, before, name, tag) => `${before}${name}:${tag}@${digests.get(`${name}:${tag}`)}`);

/** The digest of a tag for all platforms, from the registry in its name, otherwise Docker Hub. */
export async function digestOf({ name, tag }, fetchFrom = fetch) {
  const ask = (address, options) =>
    fetchFrom(address, options).catch((error) => {
      const reason = error.cause?.code ?? error.message;
      throw new Error(`${name}:${tag}: ${address} cannot be reached (${reason}).`, { cause: error });
    });
  const [first, ...rest] = name.split('/');
  const elsewhere = first.includes('.') ? { host: first, repository: rest.join('/') } : undefined;
  const repository = elsewhere?.repository ?? (rest.length > 0 ? name : `library/${name}`);
  const url = `https://${elsewhere?.host ?? 'registry-1.docker.io'}/v2/${repository}/manifests/${tag}`;
  const headers = { accept: INDEX.join(', ') };
  let answer = await ask(url, { method: 'HEAD', headers });
  if (answer.status === 401) {
    const token = await anonymousToken(answer.headers.get('www-authenticate') ?? '', ask);
    answer = await ask(url, { method: 'HEAD', headers: { ...headers, authorization: `Bearer ${token}` } });
  }
  const digest = answer.headers.get('docker-content-digest') ?? '';
  if (!answer.ok || !/^sha256:[0-9a-f]{64}$/.test(digest)) {
    throw new Error(`${name}:${tag}: ${url} answers ${answer.status} and no digest.`);
  }
  return digest;
}

async function anonymousToken(challenge, ask) {
  const { realm, ...query } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  const answer = await ask(`${realm}?${new URLSearchParams(query)}`);
  const { token, access_token } = await answer.json();
  return token ?? access_token;
}

if (process.argv[1] === import.meta.filename) {
  refuseUnknownArguments('npm run images:pin takes no arguments.');
  const folder = import.meta.dirname;
  const files = [
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.Dockerfile'))
      .map((name) => path.join(folder, name)),
    path.join(folder, '../compose.yaml'),
  ];
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const digests = new Map();
  for (const base of [...texts.values()].flatMap(baseImages)) {
    const key = `${base.name}:${base.tag}`;
    if (digests.has(key) || base.name.startsWith('tenis-klub')) continue;
    const digest = await digestOf(base).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
    digests.set(key, digest);
    console.log(`${key} is ${digests.get(key)}`);
  }
  for (const [file, text] of texts) writeFileSync(file, pinned(text, digests));
}
