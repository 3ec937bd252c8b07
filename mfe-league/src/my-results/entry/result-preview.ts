import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { playedPoints, plural, setsSeenFrom, setsWon, startedSets, walkoverPoints } from '@club/shared/domain';
import { type Draft, setsOf } from './draft';
import { impossibleScore } from './impossible-score';

/** The effect of an entry, shown before it is saved. */
export interface ResultPreview {
  readonly kind: 'empty' | 'impossible' | 'win' | 'loss' | 'open';
  /** The winner, or what is wrong. */
  readonly title: string;
  /** Points and movement of the player who enters the result. */
  readonly text: string;
  /** The direction in which that player moves in the pyramid; missing for no movement. */
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
  const sets = setsOf(draft);
  const started = startedSets(sets);
  if (started.length === 0 && draft.retired === null) {
    const text = match.outcome
      ? 'Spremanjem se upisani rezultat briše.'
      : 'Upišite gemove po setovima ili označite predaju.';
    return { kind: 'empty', title: 'Meč nije odigran.', text };
  }
  const wrong = impossibleScore(setsSeenFrom(match.mySide, sets), draft.retired !== null);
  if (wrong) return { kind: 'impossible', title: wrong, text: '' };

  const won = setsWon(started);
  const winner = draft.retired ? (draft.retired === 1 ? 2 : 1) : won[0] === 2 ? 1 : won[1] === 2 ? 2 : null;
  // In the knockout a match needs a winner, who advances.
  if (winner === null && match.role === null) return { kind: 'impossible', title: WINNER_NEEDED, text: '' };
  const points = pointsOf(won, winner, started.length === 0);
  const movement = movementOf(match, winner);
  const text = [pointsText(match, points), placeText(match, movement)].filter(Boolean).join(' ');
  if (winner === null) return { kind: 'open', title: 'Bez pobjednika: meč je prekinut.', text };
  const name = (winner === 1 ? match.player1 : match.player2).displayName;
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
  return `Vama ${own} ${plural(own, 'bod', 'boda', 'bodova')}, protivniku ${other}.`;
}

/** In a pyramid round player 2 attacks. A win of an attacking substitute moves nobody (league rule R5). */
function movementOf({ role, substituted2 }: MyLeagueMatch, winner: 1 | 2 | null): ResultPreview['movement'] {
  if (role === null || winner !== 2 || substituted2) return undefined;
  return role === 'ATTACKER' ? 'UP' : 'DOWN';
}

function placeText({ role, row1, row2 }: MyLeagueMatch, movement: ResultPreview['movement']): string {
  if (role === null || row1 === null || row2 === null) return '';
  if (!movement) return `Ostajete u ${role === 'ATTACKER' ? row2 : row1}. redu.`;
  if (row1 === row2) return movement === 'UP' ? 'Penjete se za jedno mjesto u redu.' : 'Padate za jedno mjesto u redu.';
  return movement === 'UP' ? `Penjete se u ${row1}. red.` : `Padate u ${row2}. red.`;
}
