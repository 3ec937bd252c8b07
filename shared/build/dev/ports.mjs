import path from 'node:path';
import { remotesIn } from '../remotes.mjs';

const first = Number(process.env.PORT || 8080);
/** None for a remote outside the repository, whose library is an installed package. */
const remotes = remotesIn(path.resolve(import.meta.dirname, '../../..'));

/** Ports of `npm run dev`, from PORT (8080) on. The browser uses the first; it forwards to the server. */
export const DEV_PORTS = Object.fromEntries(
  ['shell', 'server', ...remotes].map((name, index) => [name, first + index]),
);
