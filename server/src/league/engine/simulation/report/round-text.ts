import { PYRAMID_POSITIONS } from '@club/shared/domain';
import type { PlayerId } from '../../players/player';
import { type Contestant, type Fixture, onCourt } from '../../round/fixture';
import { fixturePoints } from '../../round/match-points';
import type { ResultCell, Round } from '../../round/round';
import { rowBonus } from '../../round/row-bonus';
import { isAttackFront } from '../../round/row-pairs';
import type { ZagrebDate } from '../../round/zagreb-date';
import type { SeasonSettings } from '../../season-settings';
import { scoreText } from './score-text';

export type NameOf = (player: PlayerId) => string;

const NAME_WIDTH = 18;
const ARROWS = { UP: '▲', DOWN: '▼', NONE: ' ' } as const;

/** A closed round: matches with their points, players without a match, and the result pyramid with end points. */
export function roundText(round: Round, nameOf: NameOf, settings: SeasonSettings): string[] {
  const absent = round.cells.filter((cell) => cell.isAbsent && cell.substitute === null);
  return [
    '',
    `${round.number}. KOLO  ${dayText(round.startDate)} – ${dayText(round.endDate)}`,
    ...round.fixtures.map((fixture) => fixtureText(fixture, nameOf)),
    ...listText('Zamjene', substitutionsText(round, nameOf)),
    ...listText(`Slobodni (bodova: ${settings.byePoints})`, round.byes.map(nameOf)),
    ...listText(
      'Odsutni bez zamjene',
      absent.flatMap(({ player }) => (player === null ? [] : [nameOf(player)])),
    ),
    ...bonusText(round, settings),
    ...pyramidText(round, nameOf, settings),
  ];
}

function dayText(date: ZagrebDate): string {
  return date.split('-').reverse().join('.');
}

function fixtureText(fixture: Fixture, nameOf: NameOf): string {
  const [first, second] = fixture.sides.map((side) => contestantText(side, nameOf).padEnd(NAME_WIDTH));
  const { points } = fixturePoints(fixture);
  return `  ${first} – ${second} ${scoreText(fixture.result).padEnd(18)} ${points.join(' : ')}`;
}

function contestantText(contestant: Contestant, nameOf: NameOf): string {
  return `${nameOf(onCourt(contestant))}${contestant.substitute === null ? '' : '*'}`;
}

function substitutionsText({ fixtures }: Round, nameOf: NameOf): string[] {
  return fixtures.flatMap(({ sides }) =>
    sides.flatMap(({ regular, substitute }) =>
      substitute === null ? [] : [`${nameOf(substitute)} umjesto ${nameOf(regular)}`],
    ),
  );
}

function bonusText({ number, closing }: Round, settings: SeasonSettings): string[] {
  const lastRow = closing?.cells.findLast(({ player }) => player !== null)?.row ?? 1;
  const top = rowBonus(1, lastRow, number, settings);
  return top === 0 ? [] : [`  Bodovi za red: od ${top} u 1. redu do 1 u ${lastRow}. redu`];
}

function pyramidText({ number, closing }: Round, nameOf: NameOf, { firstPair }: SeasonSettings): string[] {
  const cells = closing?.cells ?? [];
  const rows = Array.from({ length: cells.length / PYRAMID_POSITIONS }, (_, row) =>
    cells.slice(row * PYRAMID_POSITIONS, (row + 1) * PYRAMID_POSITIONS),
  );
  const lines = rows.flatMap((row, index) => {
    const text = `  ${String(index + 1).padStart(2)}. ${row.map((cell) => cellText(cell, nameOf)).join(' ')}`.trimEnd();
    return isAttackFront(index + 1, number, firstPair) ? [text, `      ${'─'.repeat(90)}`] : [text];
  });
  return [`  Rezultatska piramida ${number}. kola`, ...lines];
}

function cellText({ player, substitute, endPoints, direction }: ResultCell, nameOf: NameOf): string {
  if (player === null) return '·'.padEnd(NAME_WIDTH + 5);
  const name = substitute === null ? nameOf(player) : `${nameOf(player)}*`;
  return `${ARROWS[direction]}${name.padEnd(NAME_WIDTH)}${String(endPoints).padStart(3)} `;
}

function listText(label: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`  ${label}: ${names.join(', ')}`];
}
