import { tally } from '../engine';
import { resultOfColumns } from '../seasons/result-columns';
import type { Placed, ReadFile, Report } from './read-file';
import type { RowOf } from './sections';

/**
 * A title is its winner's who won the final, and of somebody who is in the draw, as far as the file has them: archives
 * may lack both.
 */
export function checkTitles(rows: ReadFile, report: Report): void {
  const names = new Map(rows.IGRAČ.map(({ oznaka, ime, prezime }) => [oznaka, `${ime} ${prezime}`]));
  for (const { line, turnir, igrač } of rows.NASLOV) {
    const name = names.get(igrač);
    // That is a problem of its own.
    if (name === undefined) continue;
    const title = turnir === 'MAIN' ? 'Naslov glavnog turnira' : 'Naslov utješnog turnira';
    const finals = rows.MEČ.filter((match) => match.turnir === turnir && match.faza === 'FINAL');
    const won = finals.flatMap((match) => ({ line: match.line, winners: winnersOf(match) }));
    const [decided] = won.filter(({ winners }) => winners.length > 0);
    if (decided && !won.some(({ winners }) => winners.includes(igrač))) {
      const winner = names.get(decided.winners[0] ?? 0) ?? `igrač ${decided.winners[0]}`;
      report(line, `${title}: prema finalu u ${decided.line}. retku pobjednik je ${winner}, a piše ${name}.`);
    } else if (!isInDraw(rows, turnir, igrač)) {
      report(line, `${title}: u ždrijebu tog turnira nema igrača s oznakom ${igrač} (${name}).`);
    }
  }
}

/** The winner and the regular behind him; nobody if the match has no winner. */
function winnersOf({ igrač1, igrač2, umjesto1, umjesto2, ...row }: Placed<RowOf<'MEČ'>>): number[] {
  const { ishod, setovi, predao, ispričan } = row;
  const isForfeit = ishod === 'RETIRED' || ishod === 'WALKOVER';
  if (isForfeit && predao === null) return [];
  const result = resultOfColumns({ outcome: ishod, sets: setovi, by_side: predao, excused: ispričan });
  const winner = result ? tally(result).winner : null;
  if (winner === null) return [];
  return (winner === 0 ? [umjesto1, igrač1] : [umjesto2, igrač2]).filter((player) => player !== null);
}

function isInDraw({ CRTA }: ReadFile, tournament: 'MAIN' | 'CONSOLATION', player: number): boolean {
  const lines = CRTA.filter(({ ždrijeb }) => ždrijeb === tournament);
  const drawn = lines.filter(({ igrač }) => igrač !== null);
  // A drawn consolation without players waits for its field.
  if (drawn.length === 0 || drawn.some(({ igrač }) => igrač === player)) return true;
  // Who came from a section that fills a line without a player.
  const open = lines.flatMap(({ igrač, kvalifikacije }) =>
    igrač === null && kvalifikacije !== null ? kvalifikacije : [],
  );
  return CRTA.some(
    ({ ždrijeb, igrač }) => igrač === player && open.some((index) => ždrijeb === `QUALIFICATION-${index}`),
  );
}
