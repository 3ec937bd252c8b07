import {
  type Bracket,
  type BracketLine,
  type KnockoutPhase,
  type MatchResult,
  type PhaseDates,
  type PlayerId,
  type ProjectedSeason,
  phaseOfStage,
  playBracket,
  type SeasonMatch,
  type Slot,
} from '../engine';
import type { SeasonTable } from '../projection/season-rows';
import { phaseOfText } from '../seasons/phase-text';
import { resultOfColumns } from '../seasons/result-columns';
import type { RowOf, SeasonFile } from './sections';

/** The stored data of a season that comes from a file. */
export interface SeasonOfFile extends SeasonTable {
  readonly kind: 'ARCHIVE' | 'GROUPS';
  readonly plannedRounds: number;
  readonly projected: ProjectedSeason;
}

/** The season that a checked file describes; `idOf` returns the club's id of a player of the file. */
export function seasonOfFile(file: SeasonFile, idOf: (key: number) => PlayerId): SeasonOfFile {
  const [season] = file.SEZONA;
  if (!season) throw new Error('A checked file has its season');
  const { godina: year, vrsta: kind, kola: plannedRounds } = season;
  const matches = file.MEČ.map((row) => matchOf(row, year, idOf));
  const regulars = file.IGRAČ.filter(({ status }) => status !== null);
  return {
    kind,
    plannedRounds,
    projected: {
      year,
      rounds: file.KOLO.map(({ broj, od, do: until }) => {
        return { number: broj, startDate: od, endDate: until, isClosed: true };
      }),
      cells: file.POLJE.map((cell) => ({
        round: cell.kolo,
        sheet: cell.piramida,
        row: cell.red,
        position: cell.pozicija,
        player: idOf(cell.igrač),
        substitute: cell.zamjena === null ? null : idOf(cell.zamjena),
        isAbsent: cell.odsutan,
        startPoints: cell.početniBodovi,
        matchPoints: cell.bodoviMeča,
        bonus: cell.bodoviZaRed,
        endPoints: cell.završniBodovi,
        colour: cell.boja,
        direction: cell.smjer,
      })),
      matches,
      participations: regulars.map(({ oznaka, status }) => ({
        player: idOf(oznaka),
        year,
        status: status ?? 'ACTIVE',
      })),
      titles: file.NASLOV.map(({ turnir, igrač }) => ({ player: idOf(igrač), year, tournament: turnir })),
      groupRows: file.SKUPINA.map(({ skupina, mjesto, igrač, bodovi }) => {
        return { group: skupina, rank: mjesto, player: idOf(igrač), points: bodovi };
      }),
    },
    ranking: regulars.flatMap(({ oznaka, mjestoNaLjestvici: rank, bodovi: points }) => {
      return rank === null || points === null ? [] : [{ player: idOf(oznaka), rank, points, playedRound: false }];
    }),
    draw: drawOf(file, season, matches, idOf),
  };
}

function matchOf(row: RowOf<'MEČ'>, year: number, idOf: (key: number) => PlayerId): SeasonMatch {
  const { red1, red2, pozicija1, pozicija2, bodovi1, bodovi2 } = row;
  const hasPlaces = red1 !== null && red2 !== null && pozicija1 !== null && pozicija2 !== null;
  const contestant = (onCourt: number, regular: number | null) =>
    regular === null
      ? { regular: idOf(onCourt), substitute: null }
      : { regular: idOf(regular), substitute: idOf(onCourt) };
  return {
    id: row.oznaka,
    year,
    tournament: row.turnir,
    phase: phaseOfText(row.faza),
    sides: [contestant(row.igrač1, row.umjesto1), contestant(row.igrač2, row.umjesto2)],
    places: hasPlaces
      ? [
          { row: red1, position: pozicija1 },
          { row: red2, position: pozicija2 },
        ]
      : null,
    group: row.skupina,
    ballCarrier: row.lopte === null ? null : idOf(row.lopte),
    startDate: row.od,
    endDate: row.do,
    isClosed: true,
    result: resultOfColumns({ outcome: row.ishod, sets: row.setovi, by_side: row.predao, excused: row.ispričan }),
    points: bodovi1 === null || bodovi2 === null ? null : [bodovi1, bodovi2],
  };
}

/**
 * The brackets are the drawn lines, played by the results of the matches. A file writes a bye and a player who was not
 * known yet alike, as a line without a player.
 */
function drawOf(
  { CRTA }: SeasonFile,
  { godina: year, ždrijeb: draw, sjeme: lotSeed }: RowOf<'SEZONA'>,
  matches: readonly SeasonMatch[],
  idOf: (key: number) => PlayerId,
): SeasonTable['draw'] {
  const results: Record<string, MatchResult> = {};
  for (const { id, result } of matches) if (result) results[id] = result;
  const bracket = (
    name: string,
    emptyLine: (section: number | null) => Slot,
    phase?: KnockoutPhase,
  ): Bracket | null => {
    const lines = CRTA.filter(({ ždrijeb }) => ždrijeb === name).toSorted((left, right) => left.broj - right.broj);
    if (lines.length === 0) return null;
    return playBracket({
      name: `${year}-${name}`,
      lines: lines.map(({ igrač, mjesto: place, kvalifikacije: section }): BracketLine => {
        return { slot: igrač === null ? emptyLine(section) : idOf(igrač), place, section };
      }),
      phaseOf: phase ? () => phase : phaseOfStage,
      hasThirdPlace: name === 'MAIN',
      results,
    });
  };
  const sections = Array.from({ length: 8 }, (_, index) => {
    return bracket(`QUALIFICATION-${index + 1}`, () => 'BYE', 'QUALIFICATION');
  });
  const main = bracket('MAIN', (section) => awaited(section === null ? null : sections[section - 1]));
  if (!main) return null;
  // No consolation is drawn without players: a correction in the main draw has opened its field again.
  const isReopened = CRTA.every(({ ždrijeb, igrač }) => ždrijeb !== 'CONSOLATION' || igrač === null);
  return {
    qualifications: sections.filter((section) => section !== null),
    main,
    consolation: bracket('CONSOLATION', () => (isReopened ? 'PENDING' : 'BYE')),
    phaseDates: phaseDatesOf(matches),
    draw: draw ?? 'fold',
    lotSeed: lotSeed ?? year,
  };
}

/** A line of the main draw without its qualifier: he is not known yet while his section is undecided. */
const awaited = (section: Bracket | null | undefined): Slot => (section?.champion === 'PENDING' ? 'PENDING' : 'BYE');

function phaseDatesOf(matches: readonly SeasonMatch[]): readonly PhaseDates[] {
  const dates = new Map<string, PhaseDates>();
  for (const { tournament, phase, startDate, endDate } of matches) {
    if (phase.kind === 'ROUND' || startDate === null || endDate === null) continue;
    dates.set(`${tournament} ${phase.kind}`, { tournament, phase: phase.kind, startDate, endDate });
  }
  return [...dates.values()];
}
