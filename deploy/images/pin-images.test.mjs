import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseImages, digestOf, pinned } from './pin-images.mjs';

const DIGEST = `sha256:${'a1'.repeat(32)}`;
const folder = import.meta.dirname;
const FILES = [...readdirSync(folder).filter((name) => name.endsWith('.Dockerfile')), '../compose.yaml'];

const answer = (status, headers = {}, body = {}) => ({
  status,
  ok: status < 300,
  headers: new Headers(headers),
  json: async () => body,
});

test.each(FILES)('every base image of %s is pinned by its digest', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(baseImages(text).length).toBeGreaterThan(0);
  const foreign = [...text.matchAll(/(?:image: |ARG [A-Z]+_IMAGE=)(?!tenis-klub)(\S+)/g)].map(([, image]) => image);
  expect(foreign.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  for (const [, base] of text.matchAll(/^FROM (\S+)/gm)) expect(base).toMatch(/^\$\{[A-Z]+_IMAGE\}$/);
});

test('a new digest replaces the previous one, and our own images have none', () => {
  const text = `ARG NODE_IMAGE=node:22@sha256:${'0'.repeat(64)}\n  image: tenis-klub:\${CLUB_VERSION:-latest}\n`;
  expect(baseImages(text)).toEqual([{ name: 'node', tag: '22' }]);
  expect(pinned(text, new Map([['node:22', DIGEST]]))).toBe(text.replace(/sha256:0+/, DIGEST));
});

test('the registry is queried for all platforms, without an account', async () => {
  const requestedUrls = [];
  const registry = async (url, { headers = {} } = {}) => {
    requestedUrls.push(url);
    if (url.startsWith('https://auth.example/')) return answer(200, {}, { token: 'guest' });
    if (headers.authorization !== 'Bearer guest') {
      const scope = 'realm="https://auth.example/token",service="hub",scope="repository:library/node:pull"';
      return answer(401, { 'www-authenticate': `Bearer ${scope}` });
    }
    expect(headers.accept).toContain('image.index');
    return answer(200, { 'docker-content-digest': DIGEST });
  };
  expect(await digestOf({ name: 'node', tag: '22' }, registry)).toBe(DIGEST);
  expect(requestedUrls[0]).toBe('https://registry-1.docker.io/v2/library/node/manifests/22');
  expect(requestedUrls[1]).toContain('scope=repository%3Alibrary%2Fnode%3Apull');
  expect(await digestOf({ name: 'quay.io/keycloak/keycloak', tag: '26.4' }, registry)).toBe(DIGEST);
  expect(requestedUrls).toContain('https://quay.io/v2/keycloak/keycloak/manifests/26.4');
});

test('a registry that cannot be reached is named, with the reason', async () => {
  const offline = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('no name'), { code: 'ENOTFOUND' }) });
  };
  await expect(digestOf({ name: 'node', tag: '22' }, offline)).rejects.toThrow(
    'node:22: https://registry-1.docker.io/v2/library/node/manifests/22 cannot be reached (ENOTFOUND).',
  );
});

test('a tag that the registry does not have is an error', async () => {
  await expect(digestOf({ name: 'node', tag: 'nothing' }, async () => answer(404))).rejects.toThrow('node:nothing');
});
