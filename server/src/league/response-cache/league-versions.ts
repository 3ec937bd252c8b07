import type { Topic } from '@club/shared/contracts/events';
import type { Database, Handle } from '../../platform/database';
import type { Live } from '../../platform/live';
import { rosterVersion } from '../players/league-players.repository';
import { seasonVersions } from '../seasons/league-seasons.repository';
import type { Awaitable } from './awaitable';

/** The versions that the answers about the league depend on. */
export interface LeagueVersions {
  readonly seasons: ReadonlyMap<number, number>;
  /** Of the names, and of the consents to public contact data. */
  readonly roster: string;
  /** Of everything but registrations. */
  readonly all: string;
  /** Of registrations, besides everything: they are not part of a season's record until they are accepted. */
  readonly registrations: string;
}

export interface VersionReader {
  read(): Awaitable<LeagueVersions>;
  close(): void;
}

/** `members`: names, and the consent to public contact data. */
const TOPICS: readonly Topic[] = ['league', 'members'];

/** Caches the versions in memory until a committed change of any process concerns them. */
export function createVersionReader({ db, live }: { db: Database; live: Live }): VersionReader {
  let cached: Awaitable<LeagueVersions> | undefined;
  const close = live.onChange((change) => {
    if (change && !TOPICS.includes(change.topic)) return;
    cached = undefined;
  });
  return {
    read() {
      if (cached) return cached;
      const loading = load(db.handle, live);
      loading.then(
        (versions) => {
          if (cached === loading) cached = versions;
        },
        () => {
          if (cached === loading) cached = undefined;
        },
      );
      cached = loading;
      return loading;
    },
    close,
  };

  async function load(handle: Handle, { version }: Live): Promise<LeagueVersions> {
    const [members, league] = [version('members'), version('league')];
    const rows = await seasonVersions(handle);
    const roster = `${await rosterVersion(handle)}.${members}`;
    const seasons = new Map(rows.map((row) => [row.year, row.version]));
    const all = `${rows.map((row) => `${row.year}.${row.version}`).join(' ')} ${roster}`;
    return { seasons, roster, all, registrations: `${all} ${league}` };
  }
}
