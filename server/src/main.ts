import './stop-signal';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config';
import { databaseFolder, openDatabase, refuseRootInFolderOfOtherUser } from './platform/database';
import { openLog, reportTo } from './platform/log';
import { explainFailure, type StartFailure } from './platform/start-failure';
import type { Server } from './server';
import { readServerSettings, type ServerSettings } from './server-settings';
import { demoMembersMessage, invitationMessage, startMessage } from './start-message';
import { onStopSignal } from './stop-signal';

/** Container platforms kill ten seconds after SIGTERM. */
const STOPPED_AFTER_MS = 8_000;

const print = (text: string) => process.stdout.write(`\n${text}\n\n`);

function leave({ exitCode, message }: StartFailure): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(exitCode);
}

function readSettings(): ServerSettings {
  try {
    return readServerSettings(process.env);
  } catch (error) {
    return leave({ exitCode: 2, message: (error as Error).message });
  }
}

async function open(settings: ServerSettings): Promise<Server> {
  const { databaseUrl, dataDir } = settings.config;
  // With a database server, too, the server writes there: pictures, the key, backups. Opening the embedded database
  // refuses root by itself.
  if (databaseUrl) refuseRootInFolderOfOtherUser(databaseFolder(dataDir));
  const log = openLog(settings.config.logLevel);
  const folder = path.join(import.meta.dirname, 'prepared-database');
  const preparedFolder = fs.existsSync(folder) ? folder : undefined;
  const [db, { openServer }] = await Promise.all([
    openDatabase(settings.config, reportTo(log), preparedFolder),
    // Loaded while the database opens.
    import('./server'),
  ]);
  return openServer({
    ...settings,
    db,
    log,
    // This file is in server/src or, built, in server/dist.
    root: path.join(import.meta.dirname, '../..'),
    invite: (link) => print(invitationMessage(link)),
  });
}

/**
 * Without LISTEN_ADDRESS on all addresses of both protocol versions, because browsers resolve localhost to either; some
 * hosts have only one.
 */
async function listen({ app }: Server, { port, host }: Config): Promise<void> {
  if (host) {
    await app.listen({ port, host });
    return;
  }
  const refused = await app.listen({ port, host: '::' }).catch((error: NodeJS.ErrnoException) => error);
  if (typeof refused === 'string') return;
  if (refused.code !== 'EAFNOSUPPORT') throw refused;
  await app.listen({ port, host: '0.0.0.0' });
}

/**
 * The process then ends with code 0 whatever state the server is in, or with 1 when closing fails; a signal during the start
 * takes effect when the server is open.
 */
async function stop(opened: Promise<Server>): Promise<void> {
  setTimeout(() => leave({ exitCode: 0, message: 'Nije sve završeno na vrijeme.' }), STOPPED_AFTER_MS).unref();
  const server = await opened.catch(() => undefined);
  await server?.close();
}

const settings = readSettings();
const { config } = settings;
const opened = open(settings);
let isStopping = false;
onStopSignal(() => {
  isStopping = true;
  stop(opened).then(
    () => process.exit(0),
    (error) => leave({ exitCode: 1, message: String(error) }),
  );
});
try {
  const server = await opened;
  if (!isStopping) {
    await listen(server, config);
    print(startMessage(config.publicUrl, config.demo));
    if (server.demoMembers > 0) print(demoMembersMessage(server.demoMembers));
  }
} catch (error) {
  if (!isStopping) leave(explainFailure(error, config));
}
