import { cachePerVersion } from '../../platform/cache-per-version';
import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { type PlayerNames, readPlayerNames } from '../players/player-names';
import { type Awaitable, mapAwaitable } from './awaitable';
import { createVersionReader } from './league-versions';
import { type CachedResponse, createResponseCache } from './response-cache';

/** @param today Zagreb date */
type BuildOfToday<T = unknown> = (source: LeagueSource, today: string) => Promise<T>;

/** Reads the public league data: each answer is built once per version of its data. */
export interface LeagueReader {
  /** About one season; 404 for a year without one. */
  ofSeason(name: string, year: number, build: (source: LeagueSource) => Promise<unknown>): Awaitable<CachedResponse>;
  /** About all seasons. */
  ofAll(name: string, build: (source: LeagueSource) => Promise<unknown>): Awaitable<CachedResponse>;
  /** About all seasons, as of today. */
  ofToday(name: string, build: BuildOfToday): Awaitable<CachedResponse>;
  /** About registrations, as of today. */
  ofRegistrations(name: string, build: BuildOfToday): Awaitable<CachedResponse>;
  /** About all seasons, as of today, for one caller: built each time. */
  uncachedToday<T>(build: BuildOfToday<T>): Promise<T>;
  close(): void;
}

export interface LeagueSource {
  readonly handle: Handle;
  readonly names: PlayerNames;
  /** Versions by year. */
  readonly seasons: ReadonlyMap<number, number>;
}

export function createLeagueReader({ db, live, clock }: ServiceParts): LeagueReader {
  const versions = createVersionReader({ db, live });
  const cache = createResponseCache();
  const cachedNames = cachePerVersion<'names', PlayerNames>();

  const source = async (): Promise<LeagueSource> => {
    const { roster, seasons } = await versions.read();
    return { handle: db.handle, seasons, names: await cachedNames('names', roster, () => readPlayerNames(db.handle)) };
  };
  const asOfToday = (name: string, version: string, build: BuildOfToday): Awaitable<CachedResponse> => {
    const today = clock.today();
    return cache.get(name, `${version} ${today}`, async () => build(await source(), today));
  };

  return {
    ofSeason(name, year, build) {
      return mapAwaitable(versions.read(), ({ seasons, roster }) => {
        const version = seasons.get(year);
        if (version === undefined) throw new Refusal(404, 'SEASON_UNKNOWN', `Za ${year}. godinu nema podataka o ligi.`);
        return cache.get(`${name} ${year}`, `${version} ${roster}`, async () => build(await source()));
      });
    },
    ofAll(name, build) {
      return mapAwaitable(versions.read(), ({ all }) => cache.get(name, all, async () => build(await source())));
    },
    ofToday: (name, build) => mapAwaitable(versions.read(), ({ all }) => asOfToday(name, all, build)),
    ofRegistrations: (name, build) =>
      mapAwaitable(versions.read(), ({ registrations }) => asOfToday(name, registrations, build)),
    uncachedToday: async (build) => build(await source(), clock.today()),
    close: versions.close,
  };
}
