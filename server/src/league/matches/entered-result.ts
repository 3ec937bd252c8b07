import { isDeepStrictEqual } from 'node:util';
import type { MatchResult } from '../engine';
import { resultOfColumns } from '../seasons/result-columns';
import type { LeagueMatchRow } from './league-matches.repository';

/** Whether the administration has entered the result: then it is decided, and only the administration changes it. */
export const isDecided = ({ outcome, enteredPlayer }: LeagueMatchRow): boolean =>
  outcome !== null && enteredPlayer === null;

/** Whether the match has this result; null: none. */
export const hasResult = (row: LeagueMatchRow, result: MatchResult | null): boolean =>
  isDeepStrictEqual(resultOfColumns(row), result);
