import path from 'node:path';
import { type RemoteAddresses, readRemoteAddresses } from './site/remote-addresses';

/** All that the environment may say (README, "Settings"). Read once, at start. */
export interface Config {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where browsers find the product; the issuer of tokens follows from it, never from a Host header. */
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly clubNow: Date | undefined;
  /** Remotes that another host serves. */
  readonly remotes: RemoteAddresses;
  /** Calls of the API that one address may make in a minute; a clubhouse is one address. 0: no limit. */
  readonly callsPerMinute: number;
  readonly logLevel: string;
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${env.PORT}`);
  const clubNow = env.CLUB_NOW ? new Date(env.CLUB_NOW) : undefined;
  if (clubNow && Number.isNaN(clubNow.getTime())) throw new Error(`CLUB_NOW is not an ISO instant: ${env.CLUB_NOW}`);
  const callsPerMinute = Number(env.CALLS_PER_MINUTE ?? 6000);
  if (!(callsPerMinute >= 0)) throw new Error(`CALLS_PER_MINUTE is not a number: ${env.CALLS_PER_MINUTE}`);
  const demo = env.DEMO !== '0';
  return {
    port,
    dataDir: path.resolve(env.DATA_DIR ?? './var'),
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    demo,
    clubNow,
    remotes: readRemoteAddresses(env.REMOTES),
    callsPerMinute,
    // Who tries the product reads the start message; who runs it reads the log.
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
  };
}
