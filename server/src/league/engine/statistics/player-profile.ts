import type { PlayerId, PlayerStatus } from '../players/player';
import type { Season } from '../season/season';
import { type LeagueMatch, leagueMatches } from './league-match';
import { emptyRecord, type PlayerRecord, playerRecords, winRate, winRateWithoutForfeits } from './player-record';
import { type Title, titlesOf } from './titles';

/** A player's part in a season; INACTIVE when he withdrew from it. */
export interface Participation {
  readonly player: PlayerId;
  readonly year: number;
  readonly status: PlayerStatus;
}

/** Everything that is known over the years. Seasons older than this engine are added as plain rows. */
export interface LeagueArchive {
  /** By year, then in the order of play. */
  readonly matches: readonly LeagueMatch[];
  readonly participations: readonly Participation[];
  readonly titles: readonly Title[];
}

export interface PlayerProfile {
  readonly record: PlayerRecord;
  /** 0 to 1, null without a match that has a winner. */
  readonly winRate: number | null;
  readonly winRateWithoutForfeits: number | null;
  /** The first season; null for somebody who never played. */
  readonly firstYear: number | null;
  /** ACTIVE: plays in the latest season and did not withdraw from it (R9). */
  readonly status: PlayerStatus;
  readonly titles: readonly Title[];
  readonly matches: readonly LeagueMatch[];
}

/** The archive of some seasons, oldest first. */
export function archiveOf(seasons: readonly Season[]): LeagueArchive {
  const ordered = seasons.toSorted((left, right) => left.settings.year - right.settings.year);
  return {
    matches: ordered.flatMap(leagueMatches),
    participations: ordered.flatMap(participationsOf),
    titles: ordered.flatMap(titlesOf),
  };
}

/**
 * The figures of a player's profile over all years. `participations` tell the league years; a substitute who was never a
 * regular starts with his first match. Source: specification, section 3, "Player details".
 */
export function playerProfile(archive: LeagueArchive, player: PlayerId): PlayerProfile {
  const matches = archive.matches.filter((match) => match.players.includes(player));
  const record = playerRecords(matches).get(player) ?? emptyRecord(player);
  const own = archive.participations.filter((participation) => participation.player === player);
  const years = [...own, ...matches].map(({ year }) => year);
  const latestYear = Math.max(...archive.participations.map(({ year }) => year));
  const isActive = own.some(({ year, status }) => year === latestYear && status === 'ACTIVE');
  return {
    record,
    winRate: winRate(record),
    winRateWithoutForfeits: winRateWithoutForfeits(record),
    firstYear: years.length === 0 ? null : Math.min(...years),
    status: isActive ? 'ACTIVE' : 'INACTIVE',
    titles: archive.titles.filter((title) => title.player === player),
    matches,
  };
}

function participationsOf({ settings, points, withdrawals }: Season): Participation[] {
  const withdrawn = new Set(withdrawals.map(({ player }) => player));
  return [...points.keys()].map((player) => {
    return { player, year: settings.year, status: withdrawn.has(player) ? 'INACTIVE' : 'ACTIVE' };
  });
}
