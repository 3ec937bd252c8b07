/** `npm start`: installs what is missing, builds what changed, and serves the whole product. */
import './node-version.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../run.mjs';
import { refuseUnknownArguments } from '../unknown-arguments.mjs';
import { install } from './install.mjs';

refuseUnknownArguments(
  'npm start se pokreće bez argumenata i opcija; postavke su varijable okoline, npr. PORT=8081 npm start.',
);

const major = Number.parseInt(process.versions.node, 10);
if (major < 22) {
  console.log(
    `Preporučen je Node 22 ili 24; ovo je ${process.versions.node}, čije je održavanje završilo. Radi i s njim.`,
  );
}

await install();
const { build } = await import('./build.mjs');
await build();

const server = spawn(process.execPath, ['--enable-source-maps', path.join(ROOT, 'server/dist/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
