import { rm } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './bundle.mjs';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');

await rm(dist, { recursive: true, force: true });
// The server, and the commands of an installation without sources: bundled separately, because shared chunks would add
// to the server what only a command needs.
const commands = ['administrator', 'backup', 'doctor', 'league', 'money'].map((name) => `src/${name}-command.ts`);
for (const entryPoints of [['src/main.ts'], commands]) {
  await bundle(entryPoints, { outdir: dist, sourcemap: true });
}

await bundle(['src/platform/database/write-prepared-folder.ts'], { outdir: path.join(dist, 'build') });
const { writePreparedFolder } = await import(path.join(dist, 'build/write-prepared-folder.js'));
await writePreparedFolder(path.join(dist, 'prepared-database'));
await rm(path.join(dist, 'build'), { recursive: true });
