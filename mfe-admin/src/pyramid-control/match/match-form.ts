import { EnterMatch } from '@club/shared/contracts/league/match-entry';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { NO_GAMES } from '@club/shared/contracts/league/scores';
import * as z from '@club/shared/schema';
import { textOrNull, typedOrNull } from '../../forms/form-field/typed-fields';
import { typedNumber } from '../../forms/form-field/typed-number';

export const SCORES = [
  ['set1Igrac1', 'set1Igrac2'],
  ['set2Igrac1', 'set2Igrac2'],
  ['set3Igrac1', 'set3Igrac2'],
] as const;

const { outcome, by, excused, reason, set1Igrac1 } = EnterMatch.shape;
const games = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text): number | undefined => (text.trim() ? typedNumber(text) : 0)),
  ),
  set1Igrac1,
);

const UNTYPED_GAMES = {
  set1Igrac1: '',
  set1Igrac2: '',
  set2Igrac1: '',
  set2Igrac2: '',
  set3Igrac1: '',
  set3Igrac2: '',
};

/** Forfeited because the requested new balls were missing; for the server a WALKOVER with a score (league rule R6). */
const NO_NEW_BALLS = 'NO_NEW_BALLS';

/** The contract as typed: an empty score is 0, no outcome removes the result. */
const FIELDS = {
  outcome: textOrNull(z.union([outcome, z.literal(NO_NEW_BALLS)])),
  set1Igrac1: games,
  set1Igrac2: games,
  set2Igrac1: games,
  set2Igrac2: games,
  set3Igrac1: games,
  set3Igrac2: games,
  by: typedOrNull(by),
  excused,
  reason,
};
const Entry = z.object(FIELDS);
type TypedMatch = z.input<typeof Entry>;

/** Removes games that the outcome hides, so that input in hidden fields cannot be invalid. */
const shownOnly = z.transform(
  (match: TypedMatch): TypedMatch => (hasGames(match.outcome) ? match : { ...match, ...UNTYPED_GAMES }),
);
export const MatchForm = z.pipe(shownOnly, Entry);

/** A correction requires a reason before it is previewed or sent. */
export const CorrectionForm = z.pipe(
  shownOnly,
  z.object({
    ...FIELDS,
    reason: z.pipe(reason, z.string('Unesite razlog ispravka.')),
  }),
);

type EnteredMatch = z.output<typeof MatchForm>;
export type SentMatch = Omit<EnterMatch, 'version' | 'seen' | 'seenNote'>;

export const OUTCOMES = [
  { value: 'PLAYED', label: 'Odigrano' },
  { value: 'RETIRED', label: 'Predaja u meču' },
  { value: 'WALKOVER', label: 'Predaja prije meča' },
  { value: NO_NEW_BALLS, label: 'Bez novih lopti (6:0 6:0)' },
  { value: 'DOUBLE_WALKOVER', label: 'Obostrana predaja' },
  { value: 'NO_RESULT', label: 'Prekinuto, bez pobjednika' },
  { value: 'UNPLAYED', label: 'Nije odigrano' },
  { value: '', label: 'Bez upisa (rezultat se poništava)' },
];

const UNDECIDED = ['NO_RESULT', 'UNPLAYED'];

/** The outcomes available for a match: in the knockout one player must advance, unless both forfeit. */
export const outcomesOf = ({ row1 }: Pick<LeagueMatch, 'row1'>) =>
  row1 === null ? OUTCOMES.filter(({ value }) => !UNDECIDED.includes(value)) : OUTCOMES;

/** Whether the games are entered for an outcome. */
export const hasGames = (outcome: string): boolean => ['PLAYED', 'RETIRED', 'NO_RESULT'].includes(outcome);
/** Whether an outcome needs the player who retired or forfeited. */
export const hasLoser = (outcome: string): boolean => ['RETIRED', 'WALKOVER', NO_NEW_BALLS].includes(outcome);

/** Whether a match was forfeited for lack of new balls: a walkover with a score. */
export const isNoNewBallsWalkover = ({ outcome, set1Igrac1, set1Igrac2 }: LeagueMatch): boolean =>
  outcome === 'WALKOVER' && set1Igrac1 + set1Igrac2 > 0;

/** The label of the field for the loser, which depends on the outcome. */
export const loserLabelOf = (outcome: string): string =>
  outcome === NO_NEW_BALLS ? 'Tko nije donio lopte' : 'Tko je predao';

/** The form values of a match. */
export function typedMatch(match: LeagueMatch): TypedMatch {
  const score = (games: number) => (match.outcome && hasGames(match.outcome) ? String(games) : '');
  return {
    outcome: isNoNewBallsWalkover(match) ? NO_NEW_BALLS : (match.outcome ?? 'PLAYED'),
    set1Igrac1: score(match.set1Igrac1),
    set1Igrac2: score(match.set1Igrac2),
    set2Igrac1: score(match.set2Igrac1),
    set2Igrac2: score(match.set2Igrac2),
    set3Igrac1: score(match.set3Igrac1),
    set3Igrac2: score(match.set3Igrac2),
    by: match.retired ? String(match.retired.id) : '',
    excused: match.excused,
    reason: '',
  };
}

/** 6:0 6:0 against the player who did not bring the balls. */
const lostToLove = (by: number | null, { player1 }: LeagueMatch) =>
  by === player1.id ? { ...NO_GAMES, set1Igrac2: 6, set2Igrac2: 6 } : { ...NO_GAMES, set1Igrac1: 6, set2Igrac1: 6 };

/** The result without values that do not apply to the chosen outcome: hidden fields may still contain them. */
export function sentMatch({ outcome, ...entered }: EnteredMatch, match: LeagueMatch): SentMatch {
  const kept = outcome ?? '';
  const isLostToLove = outcome === NO_NEW_BALLS;
  return {
    ...entered,
    outcome: isLostToLove ? 'WALKOVER' : outcome,
    ...(hasGames(kept) ? {} : isLostToLove ? lostToLove(entered.by, match) : NO_GAMES),
    by: hasLoser(kept) ? entered.by : null,
    excused: kept === 'UNPLAYED' && entered.excused,
  };
}
