import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from './config';
import { readIdentitySettings } from './identity';
import { openServer, type Server } from './server';
import { explainFailure, type StartFailure } from './start-failure';
import { invitationMessage, startMessage } from './start-message';

/** How long running calls may take to finish after SIGTERM; container platforms kill after ten seconds. */
const LAST_CALLS_MS = 8_000;

const say = (text: string) => process.stdout.write(`\n${text}\n\n`);

function leave({ exitCode, message }: StartFailure): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(exitCode);
}

function readSettings() {
  try {
    return { config: readConfig(process.env), identitySettings: readIdentitySettings(process.env) };
  } catch (error) {
    return leave({ exitCode: 2, message: (error as Error).message });
  }
}

async function start({ config, identitySettings }: ReturnType<typeof readSettings>): Promise<void> {
  const prepared = path.join(import.meta.dirname, 'prepared-database');
  const server = await openServer({
    config,
    identitySettings,
    // This file stands in server/src or, built, in server/dist.
    root: path.join(import.meta.dirname, '../..'),
    preparedFolder: fs.existsSync(prepared) ? prepared : undefined,
    invite: (link) => say(invitationMessage(link)),
  });
  stopOnSignal(server);
  await listen(server, config.port);
  say(startMessage(config.publicUrl, config.demo));
}

/** On all addresses of both protocol versions, for browsers look for localhost under either; some hosts have only one. */
async function listen({ app }: Server, port: number): Promise<void> {
  const refused = await app.listen({ port, host: '::' }).catch((error: NodeJS.ErrnoException) => error);
  if (typeof refused === 'string') return;
  if (refused.code !== 'EAFNOSUPPORT') throw refused;
  await app.listen({ port, host: '0.0.0.0' });
}

function stopOnSignal(server: Server): void {
  const stop = () => {
    setTimeout(() => process.exit(1), LAST_CALLS_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error) => leave({ exitCode: 1, message: String(error) }),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const settings = readSettings();
start(settings).catch((error) => leave(explainFailure(error, settings.config)));
