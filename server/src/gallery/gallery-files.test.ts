import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { galleryFiles } from '.';

const media = fs.mkdtempSync(path.join(os.tmpdir(), 'club-media-'));
afterAll(() => fs.rmSync(media, { recursive: true }));

test('files are cached for ever under their names, and nothing else in the folder is served', async () => {
  const folder = path.join(media, 'gallery/2026');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, '1-0123456789ab.svg'), '<svg/>');
  fs.writeFileSync(path.join(media, 'secret.svg'), 'tajna');
  const app = Fastify();
  await app.register(galleryFiles(media));
  const answer = await app.inject('/media/gallery/2026/1-0123456789ab.svg');
  expect([answer.body, answer.headers['content-type']]).toEqual(['<svg/>', 'image/svg+xml']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  for (const other of [
    '2026/..%2f..%2fsecret.svg',
    '2026/2-0123456789ab.svg',
    '..%2f/secret.svg',
    '2026/1-0123456789ab-480.html',
  ]) {
    expect((await app.inject(`/media/gallery/${other}`)).statusCode).toBe(404);
  }
});
