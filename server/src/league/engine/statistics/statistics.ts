import type { PlayerId } from '../players/player';
import type { LeagueMatch } from './league-match';
import { type PlayerRecord, playerRecords, winRate, winRateWithoutForfeits } from './player-record';

/** A share of matches won. */
export interface RateRow {
  readonly player: PlayerId;
  /** Matches that the rate is based on. */
  readonly totalMatches: number;
  /** 0 to 1. */
  readonly rate: number;
}

/** Matches that a player did not play to the end, or forfeited. */
export interface ForfeitRow {
  readonly player: PlayerId;
  /** Retirements and walkovers together. */
  readonly forfeits: number;
  readonly retirements: number;
  readonly walkovers: number;
}

/** The tables of the statistics page, each sorted by its value, best or most first; equals by player number. */
export interface Statistics {
  readonly wins: readonly Pick<PlayerRecord, 'player' | 'wins'>[];
  readonly losses: readonly Pick<PlayerRecord, 'player' | 'losses'>[];
  readonly rates: readonly RateRow[];
  readonly ratesWithoutForfeits: readonly RateRow[];
  /** Only players who forfeited. */
  readonly forfeits: readonly ForfeitRow[];
  readonly playedMatches: readonly Pick<PlayerRecord, 'player' | 'playedMatches'>[];
  readonly sets: readonly Pick<PlayerRecord, 'player' | 'setsWon' | 'setsLost'>[];
  readonly games: readonly Pick<PlayerRecord, 'player' | 'gamesWon' | 'gamesLost'>[];
}

/**
 * Statistics of one year, or of all years when `year` is null. Source: specification, sections 2 and 3; resolution 23.
 */
export function statistics(matches: readonly LeagueMatch[], year: number | null): Statistics {
  const counted = year === null ? matches : matches.filter((match) => match.year === year);
  return statisticsOf([...playerRecords(counted).values()]);
}

/** The tables of players' figures that are already counted. */
export function statisticsOf(records: readonly PlayerRecord[]): Statistics {
  return {
    wins: sorted(records, ['wins'], ({ player, wins }) => ({ player, wins })),
    losses: sorted(records, ['losses'], ({ player, losses }) => ({ player, losses })),
    rates: rateRows(records, winRate, ({ wins, losses }) => wins + losses),
    ratesWithoutForfeits: rateRows(records, winRateWithoutForfeits, (record) => {
      return record.wins + record.losses - record.forfeitLosses;
    }),
    forfeits: forfeitRows(records),
    playedMatches: sorted(records, ['playedMatches'], ({ player, playedMatches }) => ({ player, playedMatches })),
    sets: sorted(records, ['setsWon'], ({ player, setsWon, setsLost }) => ({ player, setsWon, setsLost })),
    games: sorted(records, ['gamesWon'], ({ player, gamesWon, gamesLost }) => ({ player, gamesWon, gamesLost })),
  };
}

function rateRows(
  records: readonly PlayerRecord[],
  rateOf: (record: PlayerRecord) => number | null,
  totalOf: (record: PlayerRecord) => number,
): readonly RateRow[] {
  const rows = records.flatMap((record): RateRow[] => {
    const rate = rateOf(record);
    return rate === null ? [] : [{ player: record.player, totalMatches: totalOf(record), rate }];
  });
  return sorted(rows, ['rate', 'totalMatches'], (row) => row);
}

function forfeitRows(records: readonly PlayerRecord[]): readonly ForfeitRow[] {
  const rows = records.map(({ player, retirements, walkovers }): ForfeitRow => {
    return { player, forfeits: retirements + walkovers, retirements, walkovers };
  });
  return sorted(rows, ['forfeits'], (row) => row).filter((row) => row.forfeits > 0);
}

/** Rows by descending values, then by ascending player number. */
function sorted<Source extends { readonly player: PlayerId }, Row>(
  sources: readonly Source[],
  figures: readonly NumericKey<Source>[],
  toRow: (source: Source) => Row,
): readonly Row[] {
  const compare = (left: Source, right: Source): number => {
    for (const figure of figures) {
      const difference = Number(right[figure]) - Number(left[figure]);
      if (difference !== 0) return difference;
    }
    return left.player - right.player;
  };
  return sources.toSorted(compare).map(toRow);
}

type NumericKey<Row> = { [Key in keyof Row]: Row[Key] extends number ? Key : never }[keyof Row];
