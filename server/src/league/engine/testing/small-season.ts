import type { SetScore } from '@club/shared/domain';
import type { PlayerId } from '../players/player';
import { fixtureId } from '../round/fixture';
import type { MatchResult } from '../score/match-result';
import { closeOpenRound, openSeason } from '../season/publish-round';
import type { RoundOpening, SeasonRecord } from '../season/season-record';
import { type SeasonSettings, seasonSettings } from '../season-settings';

/** For tests: seasons small enough to follow by hand. */
const YEAR = 2025;

export const defenderWins: MatchResult = { outcome: 'PLAYED', sets: wonBy(0) };
export const attackerWins: MatchResult = { outcome: 'PLAYED', sets: wonBy(1) };

/** A season of players 1 to `players`, in that order, with round 1 open. */
export function seasonOf(players: number, settings: Partial<SeasonSettings> = {}): SeasonRecord {
  const order = Array.from({ length: players }, (_, index) => index + 1);
  return openSeason(seasonSettings(YEAR, settings), order, week(1));
}

/** The opening of a round in its own week. */
export function opening(number: number, changes: Partial<RoundOpening> = {}): RoundOpening {
  return { ...week(number), joined: [], withdrawn: [], order: null, ...changes };
}

/** Closes the open round and opens the next, or ends the rounds. */
export function closed(record: SeasonRecord, changes: Partial<RoundOpening> = {}): SeasonRecord {
  const number = record.rounds.length;
  return closeOpenRound(record, number === record.settings.rounds ? null : opening(number + 1, changes)).record;
}

/** A season whose rounds are over, all unplayed: the standings are the initial order. */
export function finishedSeasonOf(players: number, settings: Partial<SeasonSettings> = {}): SeasonRecord {
  return closed(seasonOf(players, { rounds: 1, ...settings }));
}

export function matchId(round: number, defender: PlayerId, attacker: PlayerId): string {
  return fixtureId(YEAR, round, defender, attacker);
}

function week(number: number): { startDate: string; endDate: string } {
  const month = String(Math.ceil(number / 4) + 3).padStart(2, '0');
  const day = ((number - 1) % 4) * 7 + 1;
  return {
    startDate: `${YEAR}-${month}-${String(day).padStart(2, '0')}`,
    endDate: `${YEAR}-${month}-${String(day + 6).padStart(2, '0')}`,
  };
}

function wonBy(side: 0 | 1): SetScore[] {
  const set: SetScore = side === 0 ? [6, 2] : [2, 6];
  return [set, set];
}
