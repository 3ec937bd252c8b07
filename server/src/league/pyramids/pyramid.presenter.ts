import type { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import { PYRAMID_POSITIONS } from '@club/shared/domain';
import { hasRowBonus, isAttackFront, placeOf, type SeasonSettings } from '../engine';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { roundKey } from '../matches/phase-keys';
import type { PlayerNames } from '../players/player-names';
import type { CellRow, RoundRow } from './pyramids.repository';

const ARROWS = { UP: 'UP', DOWN: 'DOWN', NONE: 'STAY' } as const;

/** One sheet of a round in whole rows, holes included. */
export function presentSheet(cells: readonly CellRow[], names: PlayerNames): PyramidCell[] {
  const [first] = cells;
  if (!first) return [];
  const occupied = new Map(cells.map((cell) => [`${cell.row} ${cell.position}`, cell]));
  const rows = Math.max(...cells.map(({ row }) => row));
  return Array.from({ length: rows * PYRAMID_POSITIONS }, (_, index) => {
    const { row, position } = placeOf(index);
    const place = { pyramidRow: row, playerPosition: position, round: roundKey(first.round), year: first.year };
    const cell = occupied.get(`${row} ${position}`);
    return cell ? { ...presentCell(cell, names), ...place } : { ...HOLE, ...place };
  });
}

/**
 * An initial pyramid shows a substitute in the cell, without points; a result pyramid shows the regular with his own
 * (resolution 44).
 */
function presentCell(cell: CellRow, names: PlayerNames): Omit<PyramidCell, keyof Placed> {
  const isResult = cell.sheet === 'RESULT';
  const substitute = isResult ? null : cell.substitute_id;
  return {
    player: names.of(substitute ?? cell.player_id),
    startPoints: substitute === null ? cell.start_points : null,
    endPoints: cell.end_points,
    substituted: substitute === null ? null : names.of(cell.player_id),
    absent: cell.absent,
    colour: cell.colour,
    movement: cell.direction && ARROWS[cell.direction],
    matchPoints: cell.match_points,
    bonus: cell.bonus,
  };
}

type Placed = Pick<PyramidCell, 'pyramidRow' | 'playerPosition' | 'round' | 'year'>;

const HOLE: Omit<PyramidCell, keyof Placed> = {
  player: null,
  startPoints: null,
  endPoints: null,
  substituted: null,
  absent: false,
  colour: null,
  movement: null,
  matchPoints: null,
  bonus: null,
};

/** @param matches the matches of the round */
export function presentRound(
  { number, startDate, endDate, closed }: RoundRow,
  matches: readonly LeagueMatchRow[],
  settings: SeasonSettings,
): LeagueRound {
  const count = (...outcomes: (string | null)[]) => matches.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    round: roundKey(number),
    number,
    startDate,
    endDate,
    state: closed ? 'CLOSED' : 'OPEN',
    matches: matches.length,
    played: count('PLAYED', 'RETIRED', 'NO_RESULT'),
    forfeited: count('WALKOVER', 'DOUBLE_WALKOVER'),
    unplayed: count('UNPLAYED', null),
    substitutes: matches.reduce((sum, { substituted1, substituted2 }) => {
      return sum + (substituted1 === null ? 0 : 1) + (substituted2 === null ? 0 : 1);
    }, 0),
    separatorRows: isAttackFront(1, number, settings.firstPair) ? 1 : 0,
    hasBonus: hasRowBonus(number, settings),
  };
}
