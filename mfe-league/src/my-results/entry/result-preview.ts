import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import {
  playedPoints,
  pointCount,
  type SetScore,
  setsSeenFrom,
  setsWon,
  startedSets,
  walkoverPoints,
} from '@club/shared/domain';
import { otherSide, playerOn, regularOn, type Side } from '../../match/sides';
import { type Draft, halfTypedSet, setsOf } from './draft';
import { impossibleScore } from './impossible-score';

/** The effect of an entry, shown before it is saved. */
export interface ResultPreview {
  readonly kind: 'empty' | 'impossible' | 'win' | 'loss' | 'open';
  /** The winner, or what is wrong. */
  readonly title: string;
  /** Points of the side that enters the result, and the movement of its regular. */
  readonly text: string;
  /** The direction in which that regular moves in the pyramid; missing for no movement. */
  readonly movement?: 'UP' | 'DOWN' | undefined;
}

/** The same message as the server's refusal `WINNER_NEEDED`. */
const WINNER_NEEDED = 'U završnom turniru meč mora imati pobjednika.';

/** Sets or points of player 1 and 2. */
type OfBoth = readonly [number, number];

/**
 * The winner, points and movement that follow from a draft (league rule R6; resolution 36). The server decides; this is
 * a preview.
 */
export function previewOf(match: MyLeagueMatch, draft: Draft): ResultPreview {
  const half = halfTypedSet(draft);
  if (half !== undefined) {
    return { kind: 'impossible', title: `${half + 1}. set: upišite gemove obaju igrača.`, text: '' };
  }
  const sets = setsOf(draft);
  const started = startedSets(sets);
  if (started.length === 0 && draft.retired === null) {
    const text = match.outcome
      ? 'Spremanjem se upisani rezultat briše.'
      : 'Upišite gemove po setovima ili označite predaju.';
    return { kind: 'empty', title: 'Meč nije odigran.', text };
  }
  const wrong = impossibleScore(setsSeenFrom(match.mySide === 1 ? 0 : 1, sets), draft.retired !== null);
  if (wrong) return { kind: 'impossible', title: wrong, text: '' };

  const won = setsWon(started);
  const winner = winningSide(draft, won);
  // In the knockout a match needs a winner, who advances.
  if (winner === null && match.role === null) return { kind: 'impossible', title: WINNER_NEEDED, text: '' };
  const points = pointsOf(won, winner, started.length === 0);
  const movement = movementOf(match, winner);
  const text = [pointsText(match, points), placeText(match, movement)].filter(Boolean).join(' ');
  if (winner === null) return { kind: 'open', title: 'Bez pobjednika: meč je prekinut.', text };
  const name = playerOn(match, winner).displayName;
  const how = draft.retired ? retirementText(started) : setsText(won, winner);
  const kind = winner === match.mySide ? 'win' : 'loss';
  return { kind, title: `Pobjednik: ${name}, ${how}.`, text, movement };
}

/** Null if nobody has won: the match was broken off. */
function winningSide({ retired }: Draft, won: OfBoth): Side | null {
  if (retired) return otherSide(retired);
  if (won[0] === 2) return 1;
  return won[1] === 2 ? 2 : null;
}

const retirementText = (started: readonly SetScore[]): string =>
  started.length === 0 ? 'predaja prije meča' : 'predaja u meču';

const setsText = ([one, other]: OfBoth, winner: Side): string => (winner === 1 ? `${one}:${other}` : `${other}:${one}`);

function pointsOf(won: OfBoth, winner: Side | null, isWalkover: boolean): OfBoth {
  const side = winner === null ? null : winner === 1 ? 0 : 1;
  return isWalkover && side !== null ? walkoverPoints(side) : playedPoints(won, side);
}

function pointsText(match: MyLeagueMatch, points: OfBoth): string {
  const { role, mySide } = match;
  if (role === null) return '';
  const ofSide = (side: Side): number => (regularOn(match, side) ? 0 : (points[side - 1] ?? 0));
  return `Vama ${pointCount(ofSide(mySide))}, protivniku ${ofSide(otherSide(mySide))}.`;
}

/** In a pyramid round player 2 attacks. A win of an attacking substitute moves nobody (league rule R5). */
function movementOf({ role, substituted2 }: MyLeagueMatch, winner: Side | null): ResultPreview['movement'] {
  if (role === null || winner !== 2 || substituted2) return undefined;
  return role === 'ATTACKER' ? 'UP' : 'DOWN';
}

function placeText(match: MyLeagueMatch, movement: ResultPreview['movement']): string {
  const { role, row1, row2 } = match;
  if (role === null || row1 === null || row2 === null) return '';
  const verbs = verbsFor(regularOn(match, match.mySide));
  if (!movement) return `${verbs.stay} u ${role === 'ATTACKER' ? row2 : row1}. redu.`;
  // Within one row the two need not be neighbours (league rule R4), and the match does not contain their positions.
  if (row1 === row2) return `${verbs.swap} mjesto s protivnikom u istom redu.`;
  return movement === 'UP' ? `${verbs.climb} u ${row1}. red.` : `${verbs.fall} u ${row2}. red.`;
}

/** The place is that of the regular, who may read this as well as the substitute: then it names whose it is. */
function verbsFor(regular: LeaguePlayer | null) {
  if (!regular) return { stay: 'Ostajete', climb: 'Penjete se', fall: 'Padate', swap: 'Mijenjate' };
  const { displayName: name } = regular;
  return { stay: `${name} ostaje`, climb: `${name} se penje`, fall: `${name} pada`, swap: `${name} mijenja` };
}
