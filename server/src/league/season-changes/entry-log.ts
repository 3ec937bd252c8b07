import type { MatchResult } from '../engine';
import { resultText } from '../matches/result-text';
import type { SeasonChange } from './change-season';

interface Entry {
  /** `Horvat I. – Babić M.` */
  readonly match: string;
  readonly year: number;
  readonly before: MatchResult | null;
  readonly result: MatchResult | null;
  readonly reason: string | null;
}

/** A result that an administrator enters, for the log of administrators' actions. */
export const entryLog = ({ match, year, before, result, reason }: Entry): NonNullable<SeasonChange['log']> => ({
  action: 'Rezultat lige',
  subject: `${match}, ${year}.`,
  before: { Rezultat: resultText(before) },
  after: { Rezultat: resultText(result), ...(reason && { Razlog: reason }) },
});
