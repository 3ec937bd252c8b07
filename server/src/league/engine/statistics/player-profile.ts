import type { PlayerId, PlayerStatus } from '../players/player';
import type { LeagueMatch } from './league-match';
import { emptyRecord, type PlayerRecord, playerRecords, winRate, winRateWithoutForfeits } from './player-record';
import type { Title } from './titles';

/** A player's participation in a season; INACTIVE when he withdrew from it. */
export interface Participation {
  readonly player: PlayerId;
  readonly year: number;
  readonly status: PlayerStatus;
}

/**
 * The league's data over the years. For one profile it is enough to load that player's data: only `latestYear` concerns
 * all players.
 */
export interface LeagueArchive {
  /** The year of the newest season; null before the first. */
  readonly latestYear: number | null;
  /** By year, then in the order of play. */
  readonly matches: readonly LeagueMatch[];
  readonly participations: readonly Participation[];
  readonly titles: readonly Title[];
}

/** The figures of a player's profile; shares from 0 to 1. */
export interface PlayerProfile {
  readonly record: PlayerRecord;
  /** 0 to 1, null without a match that has a winner. */
  readonly winRate: number | null;
  readonly winRateWithoutForfeits: number | null;
  /** The first season; null for a person who never played. */
  readonly firstYear: number | null;
  /** ACTIVE: plays in the latest season and did not withdraw from it (R9). */
  readonly status: PlayerStatus;
  readonly titles: readonly Title[];
  readonly matches: readonly LeagueMatch[];
}

/**
 * The figures of a player's profile over all years. `participations` are the league years; a substitute who was never a
 * regular starts with his first match. Source: specification, section 3, "Player details".
 */
export function playerProfile(archive: LeagueArchive, player: PlayerId): PlayerProfile {
  const matches = archive.matches.filter((match) => match.players.includes(player));
  const record = playerRecords(matches).get(player) ?? emptyRecord(player);
  const own = archive.participations.filter((participation) => participation.player === player);
  const years = [...own, ...matches].map(({ year }) => year);
  const isActive = own.some(({ year, status }) => year === archive.latestYear && status === 'ACTIVE');
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
