import type { PlayerId } from '../../players/player';
import { ROW_LENGTH } from '../../pyramid/place';
import { type Contestant, type Fixture, onCourt } from '../../round/fixture';
import { matchPoints } from '../../round/match-points';
import type { ResultCell, Round } from '../../round/round';
import { isAttackFront } from '../../round/row-pairs';
import type { SeasonSettings } from '../../season-settings';
import { scoreText } from './score-text';

export type NameOf = (player: PlayerId) => string;

const NAME_WIDTH = 18;
const ARROWS = { green: '▲', red: '▼', blue: ' ' } as const;

/** A closed round: matches with their points, who had none, and the result pyramid with end points. */
export function roundText(round: Round, nameOf: NameOf, settings: SeasonSettings): string[] {
  const absent = round.cells.filter((cell) => cell.isAbsent && cell.substitute === null);
  return [
    '',
    `${round.number}. KOLO  ${round.startDate} – ${round.endDate}`,
    ...round.fixtures.map((fixture) => fixtureText(fixture, nameOf)),
    ...listText(`Slobodni (${settings.byePoints} boda)`, round.byes.map(nameOf)),
    ...listText(
      'Odsutni bez zamjene',
      absent.flatMap(({ player }) => (player === null ? [] : [nameOf(player)])),
    ),
    ...pyramidText(round, nameOf, settings),
  ];
}

function fixtureText({ sides, result }: Fixture, nameOf: NameOf): string {
  const [first, second] = sides.map((side) => contestantText(side, nameOf));
  const { points } = matchPoints(result ?? { outcome: 'UNPLAYED' });
  return `  ${first} – ${second} ${scoreText(result).padEnd(18)} ${points.join(' : ')}`;
}

function contestantText(contestant: Contestant, nameOf: NameOf): string {
  const name = nameOf(onCourt(contestant));
  const shown = contestant.substitute === null ? name : `${name} (zam. ${nameOf(contestant.regular)})`;
  return shown.padEnd(NAME_WIDTH);
}

function pyramidText({ number, closing }: Round, nameOf: NameOf, { firstPair }: SeasonSettings): string[] {
  const cells = closing?.cells ?? [];
  const rows = Array.from({ length: cells.length / ROW_LENGTH }, (_, row) =>
    cells.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH),
  );
  const lines = rows.flatMap((row, index) => {
    const text = `  ${String(index + 1).padStart(2)}. ${row.map((cell) => cellText(cell, nameOf)).join(' ')}`.trimEnd();
    return isAttackFront(index + 1, number, firstPair) ? [text, `      ${'─'.repeat(90)}`] : [text];
  });
  return [`  Rezultatska piramida ${number}. kola`, ...lines];
}

function cellText({ player, substitute, endPoints, colour }: ResultCell, nameOf: NameOf): string {
  if (player === null) return '·'.padEnd(NAME_WIDTH + 5);
  const name = substitute === null ? nameOf(player) : `${nameOf(player)}*`;
  return `${ARROWS[colour]}${name.padEnd(NAME_WIDTH)}${String(endPoints).padStart(3)} `;
}

function listText(label: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`  ${label}: ${names.join(', ')}`];
}
