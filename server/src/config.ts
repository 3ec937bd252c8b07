import { isIP } from 'node:net';
import path from 'node:path';
import { yearOf, zagrebDate } from '@club/shared/domain';
import { DateTime } from 'luxon';
import { pino } from 'pino';
import type { MailTransport } from './notices';
import { readTrustedProxies } from './platform/http';
import { type RemoteAddresses, readOverrideOrigins, readRemoteAddresses } from './platform/remotes';

/**
 * The settings of the process itself, read once at start; backups, identity, metrics and tracing read their own. All are
 * listed in the README, "Settings".
 */
export interface Config {
  readonly port: number;
  /** The only address to listen on; undefined: all, of both protocol versions. */
  readonly host: string | undefined;
  /** Networks of proxies, whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The product's public address; the issuer of tokens is derived from it, never from a Host header. */
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly clubNow: Date | undefined;
  /** Remotes that another host serves. */
  readonly remotes: RemoteAddresses;
  /** The folder of released remotes: pointers and folders that the release tool writes. */
  readonly releasesDir: string;
  /** Origins that an administrator may load a developer's build of a remote from, in their own browser. */
  readonly overrideOrigins: readonly string[];
  /**
   * Calls of the API that one address may make in a minute, and pages besides; a clubhouse is one address. 0: no limit.
   */
  readonly callsPerMinute: number;
  readonly logLevel: string;
  readonly mail: MailTransport;
}

/** An empty variable, as a compose file passes on an unset one, counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${env.PORT}`);
  const clubNow = env.CLUB_NOW ? readInstant(env.CLUB_NOW) : undefined;
  const callsPerMinute = Number(env.CALLS_PER_MINUTE || 6000);
  if (!(callsPerMinute >= 0)) throw new Error(`CALLS_PER_MINUTE is not a number: ${env.CALLS_PER_MINUTE}`);
  if (env.DEMO && !['0', '1'].includes(env.DEMO)) throw new Error(`DEMO is not 0 or 1: ${env.DEMO}`);
  const demo = env.DEMO !== '0';
  // In the demo one reads the start message; in operation one reads the log.
  const logLevel = env.LOG_LEVEL || (demo ? 'warn' : 'info');
  if (logLevel !== 'silent' && !(logLevel in pino.levels.values)) {
    throw new Error(`LOG_LEVEL is not one of ${Object.keys(pino.levels.values).join(', ')}, silent: ${logLevel}`);
  }
  const dataDir = path.resolve(env.DATA_DIR || './var');
  const publicUrl = originOf(env.PUBLIC_URL || `http://localhost:${port}`);
  return {
    port,
    host: readHost(env.LISTEN_ADDRESS),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    dataDir,
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    publicUrl,
    demo,
    clubNow,
    remotes: readRemoteAddresses(env.REMOTES),
    releasesDir: path.resolve(env.RELEASES_DIR || path.join(dataDir, 'releases')),
    overrideOrigins: readOverrideOrigins(env.OVERRIDE_ORIGINS),
    callsPerMinute,
    logLevel,
    mail: readMail(env, demo),
  };
}

/** Not `HOST`: some shells export that as the machine's name. */
function readHost(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (isIP(text) === 0 && text !== 'localhost')
    throw new Error(`LISTEN_ADDRESS is not an address like 127.0.0.1: ${text}`);
  return text;
}

/** pg also reads a socket as `socket:/run/postgresql?db=club` or `/run/postgresql club`. */
export const isDatabaseUrl = (text: string): boolean => /^postgres(ql)?:\/\/|^socket:|^\/\S+ \S/.test(text);

/**
 * Undefined: the embedded database. A text that is not an address, such as a folder's name, would be reported as a
 * server that does not answer.
 */
function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!isDatabaseUrl(text)) {
    // It may carry a password.
    throw new Error('DATABASE_URL is not an address like postgres://user:password@db.example/club');
  }
  return text;
}

/** Without a mail server the demo shows its e-mails to administrators; a club in production sends none. */
function readMail({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv, demo: boolean): MailTransport {
  if (!SMTP_URL) return { kind: demo ? 'DEMO' : 'NONE' };
  if (!URL.canParse(SMTP_URL) || !/^smtps?:$/.test(new URL(SMTP_URL).protocol)) {
    // It may carry a password.
    throw new Error('SMTP_URL is not an address like smtps://user:password@mail.example:465');
  }
  if (!MAIL_FROM) return { kind: 'SMTP', url: SMTP_URL };
  if (!/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(MAIL_FROM)) {
    throw new Error(`MAIL_FROM is not a sender like "Teniski klub <klub@example.com>": ${MAIL_FROM}`);
  }
  return { kind: 'SMTP', url: SMTP_URL, from: MAIL_FROM };
}

/**
 * The years in which the demo can be written and a season can follow: people of the demo were born in 2003 and have to be
 * old enough for the league, whose seasons end with that of 2100.
 */
const CLUB_YEARS = { first: 2010, last: 2099 } as const;

/** Without an offset it is in UTC, not in the zone of the machine. */
function readInstant(text: string): Date {
  const moment = DateTime.fromISO(text, { zone: 'utc' });
  if (!moment.isValid) throw new Error(`CLUB_NOW is not an ISO instant: ${text}`);
  const now = moment.toJSDate();
  const year = yearOf(zagrebDate(now));
  if (year < CLUB_YEARS.first || year > CLUB_YEARS.last) {
    throw new Error(`CLUB_NOW is not in the years ${CLUB_YEARS.first} to ${CLUB_YEARS.last}: ${text}`);
  }
  return now;
}

/** The product needs a whole origin: its paths begin at the root. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const whole = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!whole) throw new Error(`PUBLIC_URL is not an address like https://tenis.klub.hr: ${text}`);
  return url.origin;
}
