import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { DEV_PORTS } from './ports.mjs';
import { hasRegistry } from './suite-proxy.mjs';

const USAGE = 'npm run dev -- --shell https://club.example --port 8090';
const ANSWER_MS = 10_000;

/**
 * The suite and the port of a development server, from the arguments of its command.
 * @param remote name of the remote
 * @throws Error whose message is for the developer
 */
export function readDevSettings(args, remote) {
  const { shell, port: given = String(DEV_PORTS[remote] ?? '') } = optionsIn(args);
  if (!URL.canParse(shell) || !/^https?:$/.test(new URL(shell).protocol)) {
    throw new Error(`--shell is not an address like https://club.example: ${shell}`);
  }
  if (given === '') throw new Error(`${remote} has no port of its own: give one, --port 8090`);
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port is not a port like 8090: ${given}`);
  return { suite: new URL(shell).origin, port };
}

function optionsIn(args) {
  const options = { shell: { type: 'string', default: 'http://localhost:8080' }, port: { type: 'string' } };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${error.message} (${USAGE})`);
  }
}

/** @throws Error whose message is for the developer, unless a suite answers there */
export async function checkSuite(suite) {
  let page;
  try {
    page = await (await fetch(suite, { signal: AbortSignal.timeout(ANSWER_MS) })).text();
  } catch (error) {
    const reason = error.cause?.code ?? error.message;
    throw new Error(`No suite answers at ${suite} (${reason}): run npm start, or give --shell https://club.example`);
  }
  if (hasRegistry(page)) return;
  throw new Error(`What answers at ${suite} is not a built suite: run npm start, or give --shell https://club.example`);
}

/** @throws Error whose message is for the developer, unless the port is free */
export async function checkPort(port) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once('error', ({ code }) =>
      reject(new Error(`Port ${port} cannot be used (${code}): give another, --port`)),
    );
    server.listen(port, () => server.close(resolve));
  });
}
