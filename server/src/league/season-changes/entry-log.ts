import type { MatchResult } from '../engine';
import { matchTitle, type PairNames } from '../matches/pair-names';
import { resultText } from '../matches/result-text';
import type { SeasonChange } from './change-season';

interface Entry {
  readonly players: PairNames;
  readonly year: number;
  readonly before: MatchResult | null;
  readonly result: MatchResult | null;
  readonly reason: string | null;
}

/** A result that an administrator enters, for the log of administrators' actions. */
export const entryLog = ({ players, year, before, result, reason }: Entry): NonNullable<SeasonChange['log']> => ({
  action: 'Rezultat lige',
  subject: `${matchTitle(players)}, ${year}.`,
  before: { Rezultat: resultText(before, players) },
  after: { Rezultat: resultText(result, players), ...(reason && { Razlog: reason }) },
});
