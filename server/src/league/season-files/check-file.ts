import { checkResult, EngineRefusal } from '../engine';
import { isRound } from '../seasons/phase-text';
import { resultOfColumns } from '../seasons/result-columns';
import { checkDays } from './check-days';
import { checkTitles } from './check-titles';
import { describePerson } from './distinct-people';
import { personOf } from './people-of-file';
import type { FileProblem, Placed, ReadFile, Report } from './read-file';
import type { RowOf } from './sections';

/** The lines of the first phase that has a name. */
const MAX_LINES = 64;

/** Problems between the rows of a file that was read to its end: duplicate rows, rows that refer to missing ones, impossible results. */
export function checkFile(rows: ReadFile): readonly FileProblem[] {
  const problems: FileProblem[] = [];
  const report: Report = (line, message) => problems.push({ line, message });
  checkSeason(rows, report);
  checkPlayers(rows, report);
  checkTable(rows, report);
  checkRounds(rows, report);
  checkPyramids(rows, report);
  checkMatches(rows, report);
  checkDraw(rows, report);
  checkDays(rows, report);
  checkTitles(rows, report);
  once(rows.SKUPINA, ({ skupina, mjesto }) => `${skupina}. skupina, ${mjesto}. mjesto`, report);
  once(rows.SKUPINA, ({ igrač }) => `igrač ${igrač} u skupinama`, report);
  once(rows.NASLOV, ({ turnir }) => (turnir === 'MAIN' ? 'naslov glavnog turnira' : 'naslov utješnog turnira'), report);
  once(rows.SLIKA, ({ broj }) => `slika ${broj}`, report);
  return problems;
}

function checkSeason({ SEZONA, SKUPINA, POLJE }: ReadFile, report: Report): void {
  for (const { line } of SEZONA.slice(1)) report(line, 'Datoteka smije imati samo jedan redak SEZONA.');
  const kind = SEZONA[0]?.vrsta;
  if (kind === 'ARCHIVE') for (const { line } of SKUPINA) report(line, 'Sezona u piramidi nema skupina.');
  if (kind === 'GROUPS') for (const { line } of POLJE) report(line, 'Sezona u skupinama nema piramida.');
}

function checkPlayers(rows: ReadFile, report: Report): void {
  once(rows.IGRAČ, ({ oznaka }) => `igrač s oznakom ${oznaka}`, report);
  once(rows.IGRAČ, (row) => describePerson(personOf(row)), report);
  once(
    rows.IGRAČ.filter(({ mjestoNaLjestvici }) => mjestoNaLjestvici !== null),
    ({ mjestoNaLjestvici }) => `${mjestoNaLjestvici}. mjesto na ljestvici`,
    report,
  );
  const known = new Set(rows.IGRAČ.map(({ oznaka }) => oznaka));
  const mentions: (readonly [number, number | null])[] = [
    ...rows.POLJE.flatMap(({ line, igrač, zamjena }) => [[line, igrač] as const, [line, zamjena] as const]),
    ...rows.MEČ.flatMap(({ line, igrač1, igrač2, umjesto1, umjesto2, lopte }) =>
      [igrač1, igrač2, umjesto1, umjesto2, lopte].map((player) => [line, player] as const),
    ),
    ...[...rows.CRTA, ...rows.SKUPINA, ...rows.NASLOV].map(({ line, igrač }) => [line, igrač] as const),
  ];
  for (const [line, player] of mentions) {
    if (player !== null && !known.has(player)) report(line, `Igrač s oznakom ${player} nije naveden.`);
  }
}

/** Rows of which only a part would be stored. */
function checkTable({ IGRAČ }: ReadFile, report: Report): void {
  for (const { line, status, mjestoNaLjestvici, bodovi } of IGRAČ) {
    if ((mjestoNaLjestvici === null) !== (bodovi === null)) {
      report(line, 'Mjesto na ljestvici i bodovi pišu se zajedno; tko nema mjesto, nema ni bodove.');
    } else if (status === null && bodovi !== null) {
      report(line, 'Tko je bio samo zamjena, nije na ljestvici.');
    }
  }
}

function checkRounds({ KOLO, POLJE, MEČ }: ReadFile, report: Report): void {
  once(KOLO, ({ broj }) => `${broj}. kolo`, report);
  for (const { line, od, do: until } of KOLO) if (until < od) report(line, 'Kolo završava prije nego što počne.');
  const known = new Set(KOLO.map(({ broj }) => broj));
  for (const { line, kolo } of POLJE) if (!known.has(kolo)) report(line, `${kolo}. kolo nije navedeno.`);
  for (const { line, faza } of MEČ) {
    if (isRound(faza) && !known.has(Number(faza))) report(line, `${faza}. kolo nije navedeno.`);
  }
}

function checkPyramids({ POLJE }: ReadFile, report: Report): void {
  const named = ({ kolo, piramida }: RowOf<'POLJE'>) => {
    return `${piramida === 'INITIAL' ? 'početna' : 'rezultatska'} piramida ${kolo}. kola`;
  };
  once(POLJE, (cell) => `${named(cell)}, ${cell.red}. red, ${cell.pozicija}. pozicija`, report);
  once(POLJE, (cell) => `igrač ${cell.igrač}, ${named(cell)}`, report);
}

function checkMatches({ SEZONA, MEČ }: ReadFile, report: Report): void {
  once(MEČ, ({ oznaka }) => `meč ${oznaka}`, report);
  once(
    MEČ.filter(({ skupina }) => skupina === null),
    meetingOf,
    report,
  );
  const year = SEZONA[0]?.godina;
  for (const match of MEČ) {
    const { line, oznaka, igrač1, igrač2 } = match;
    if (year !== undefined && !oznaka.startsWith(`${year}-`)) {
      report(line, `Oznaka meča mora počinjati s „${year}-”; piše „${oznaka}”.`);
    }
    if (igrač1 === igrač2) report(line, 'Igrač ne može igrati sam sa sobom.');
    const { red1, pozicija1, red2, pozicija2, bodovi1, bodovi2 } = match;
    const missing = [red1, pozicija1, red2, pozicija2].filter((part) => part === null).length;
    if (missing > 0 && missing < 4) report(line, 'Mjesta u piramidi pišu se za oba igrača, svako s redom i pozicijom.');
    if ((bodovi1 === null) !== (bodovi2 === null)) report(line, 'Bodovi meča pišu se za oba igrača.');
    checkOutcome(match, report);
  }
}

/** Outside of groups two players meet once in a phase: a result that is copied under another name would count twice. */
function meetingOf({ turnir, faza, igrač1, igrač2, umjesto1, umjesto2 }: RowOf<'MEČ'>): string {
  const players = [umjesto1 ?? igrač1, umjesto2 ?? igrač2].toSorted((left, right) => left - right);
  const phase = isRound(faza) ? `${faza}. kolo` : `faza ${faza}`;
  return `meč igrača ${players.join(' i ')}, ${phase}${turnir === 'MAIN' ? '' : ' utješnog turnira'}`;
}

function checkOutcome({ line, ishod, setovi, predao, ispričan }: Placed<RowOf<'MEČ'>>, report: Report): void {
  const isForfeit = ishod === 'RETIRED' || ishod === 'WALKOVER';
  if (isForfeit && predao === null) report(line, 'Uz predaju mora pisati koji je igrač predao (1 ili 2).');
  if (!isForfeit && predao !== null) report(line, 'Igrač je predao, a ishod nije predaja.');
  if (ispričan && ishod !== 'UNPLAYED') report(line, 'Ispričan može biti samo neodigran meč.');
  const hasSets = ishod !== null && ['PLAYED', 'RETIRED', 'WALKOVER', 'NO_RESULT'].includes(ishod);
  if (!hasSets && setovi.length > 0) report(line, 'Meč bez odigranih setova ne može imati rezultat po setovima.');
  const result = resultOfColumns({ outcome: ishod, sets: setovi, by_side: predao, excused: ispričan });
  if (!result) return;
  try {
    checkResult(result);
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    report(line, error.message);
  }
}

function checkDraw({ CRTA }: ReadFile, report: Report): void {
  once(CRTA, ({ ždrijeb, broj }) => `crta ${broj} ždrijeba ${ždrijeb}`, report);
  const draws = new Set(CRTA.map(({ ždrijeb }) => ždrijeb));
  for (const draw of draws) {
    const lines = CRTA.filter(({ ždrijeb }) => ždrijeb === draw);
    const isPower = Number.isInteger(Math.log2(lines.length));
    if (!isPower || lines.length > MAX_LINES || lines.some(({ broj }) => broj > lines.length)) {
      report(
        lines[0]?.line ?? null,
        `Ždrijeb mora imati 1, 2, 4, 8, … crta (najviše ${MAX_LINES}), označenih redom od 1.`,
      );
    }
    once(
      lines.filter(({ igrač }) => igrač !== null),
      ({ igrač }) => `igrač ${igrač} u ždrijebu`,
      report,
    );
  }
  if (CRTA.length > 0 && !draws.has('MAIN')) report(CRTA[0]?.line ?? null, 'Uz ždrijeb mora biti naveden i GLAVNI.');
  const sections = [...draws].filter((draw) => draw.startsWith('QUALIFICATION-'));
  for (const [index] of sections.entries()) {
    if (!draws.has(`QUALIFICATION-${index + 1}`))
      report(null, `Kvalifikacije se označavaju redom; nema K${index + 1}.`);
  }
}

function once<Row>(rows: readonly Placed<Row>[], nameOf: (row: Row) => string, report: Report): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const name = nameOf(row);
    const first = seen.get(name);
    if (first === undefined) seen.set(name, row.line);
    else report(row.line, `Dvaput navedeno: ${name} (prvi put u ${first}. retku).`);
  }
}
