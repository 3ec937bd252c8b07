import { idleLast, tookPart } from '../engine';
import { matchesOfRound, type SeasonPages } from '../pyramids/season-pages';
import { resultOfColumns } from '../seasons/result-columns';

/** `finalOrder` of an archived season, whose pyramids and matches are known, but not the record that they follow from. */
export function archivedOrder(pages: SeasonPages): readonly number[] {
  const results = pages.cells.filter(({ sheet }) => sheet === 'RESULT');
  // The last round of an archive may have no result pyramid.
  const closed = [...new Set(results.map(({ round }) => round))];
  const last = results.filter(({ round }) => round === closed.at(-1));
  const rows = [...new Set(last.map(({ row }) => row))].map((number) =>
    last.filter(({ row }) => row === number).map((cell) => cell.player_id),
  );
  return idleLast(
    rows,
    closed.map((round) => playersOn(pages, round)),
  );
}

/** The regulars who took part in the round themselves or had a bye: a place in the pyramid and no match. */
function playersOn(pages: SeasonPages, number: number): readonly number[] {
  const played = new Map<number, boolean>();
  for (const match of matchesOfRound(pages, number)) {
    const result = resultOfColumns(match);
    played.set(match.substituted1 ?? match.player1, result !== null && tookPart(result, 0));
    played.set(match.substituted2 ?? match.player2, result !== null && tookPart(result, 1));
  }
  return pages.cells
    .filter(({ sheet, round }) => sheet === 'INITIAL' && round === number)
    .filter((cell) => !cell.absent && cell.substitute_id === null && (played.get(cell.player_id) ?? true))
    .map((cell) => cell.player_id);
}
