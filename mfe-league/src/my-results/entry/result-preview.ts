import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { playedPoints, pointCount, setsSeenFrom, setsWon, startedSets, walkoverPoints } from '@club/shared/domain';
import { playerOn } from '../../match/player-on';
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

type Sides = readonly [number, number];

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
  const winner = draft.retired ? (draft.retired === 1 ? 2 : 1) : won[0] === 2 ? 1 : won[1] === 2 ? 2 : null;
  // In the knockout a match needs a winner, who advances.
  if (winner === null && match.role === null) return { kind: 'impossible', title: WINNER_NEEDED, text: '' };
  const points = pointsOf(won, winner, started.length === 0);
  const movement = movementOf(match, winner);
  const text = [pointsText(match, points), placeText(match, movement)].filter(Boolean).join(' ');
  if (winner === null) return { kind: 'open', title: 'Bez pobjednika: meč je prekinut.', text };
  const name = playerOn(match, winner).displayName;
  const score =
    started.length === 0 ? 'predaja prije meča' : draft.retired ? 'predaja u meču' : scoreOfSets(won, winner);
  const kind = winner === match.mySide ? 'win' : 'loss';
  return { kind, title: `Pobjednik: ${name}, ${score}.`, text, movement };
}

const scoreOfSets = ([one, other]: Sides, winner: 1 | 2) => (winner === 1 ? `${one}:${other}` : `${other}:${one}`);

/** Points of player 1 and 2. */
function pointsOf(won: Sides, winner: 1 | 2 | null, isWalkover: boolean): Sides {
  const side = winner === null ? null : winner === 1 ? 0 : 1;
  return isWalkover && side !== null ? walkoverPoints(side) : playedPoints(won, side);
}

function pointsText({ role, mySide, substituted1, substituted2 }: MyLeagueMatch, points: Sides): string {
  if (role === null) return '';
  const ofSide = (side: 1 | 2) => ((side === 1 ? substituted1 : substituted2) ? 0 : points[side - 1]);
  const [own, other] = [ofSide(mySide) ?? 0, ofSide(mySide === 1 ? 2 : 1) ?? 0];
  return `Vama ${pointCount(own)}, protivniku ${other}.`;
}

/** In a pyramid round player 2 attacks. A win of an attacking substitute moves nobody (league rule R5). */
function movementOf({ role, substituted2 }: MyLeagueMatch, winner: 1 | 2 | null): ResultPreview['movement'] {
  if (role === null || winner !== 2 || substituted2) return undefined;
  return role === 'ATTACKER' ? 'UP' : 'DOWN';
}

function placeText(match: MyLeagueMatch, movement: ResultPreview['movement']): string {
  const { role, row1, row2, mySide, substituted1, substituted2 } = match;
  if (role === null || row1 === null || row2 === null) return '';
  const verbs = verbsFor(mySide === 1 ? substituted1 : substituted2);
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
