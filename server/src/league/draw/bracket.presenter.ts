import type { Bracket, BracketMatch, BracketSide } from '@club/shared/contracts/league/draw';
import {
  type BracketLine,
  type Bracket as EngineBracket,
  type BracketMatch as EngineMatch,
  isPlayer,
  type PhaseDates,
  type Side,
  type Slot,
  type Tournament,
} from '../engine';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { sixScores } from '../matches/match.presenter';
import { phaseKey } from '../matches/phase-keys';
import type { PlayerNames } from '../players/player-names';
import { resultColumns } from '../seasons/result-columns';

export interface BracketSource {
  readonly names: PlayerNames;
  /** States and versions of the entered results, by match. */
  readonly entered: ReadonlyMap<string, LeagueMatchRow>;
  readonly phaseDates: readonly PhaseDates[];
  readonly tournament: Tournament;
}

export function presentBracket(bracket: EngineBracket, source: BracketSource): Bracket {
  // Later lines inherit place and section from a player; whoever is awaited there has none.
  const lineOf = new Map(bracket.lines.filter(({ slot }) => isPlayer(slot)).map((line) => [line.slot, line]));
  const path = championPath(bracket);
  const match = (played: EngineMatch, lines?: readonly BracketLine[]): BracketMatch =>
    presentMatch(played, source, path, (slot, side) => lines?.[(played.number - 1) * 2 + side] ?? lineOf.get(slot));
  return {
    stages: bracket.stages.map((matches, index) => {
      const [first] = matches;
      const dates = source.phaseDates.find(({ phase, tournament }) => {
        return phase === first?.phase && tournament === source.tournament;
      });
      return {
        phase: phaseKey(first?.phase ?? ''),
        lines: first?.stage ?? 0,
        startDate: dates?.startDate ?? null,
        endDate: dates?.endDate ?? null,
        // Only in the first stage is a line's place known before its player is.
        matches: matches.map((played) => match(played, index === 0 ? bracket.lines : undefined)),
      };
    }),
    thirdPlace: bracket.thirdPlace && match(bracket.thirdPlace),
    champion: isPlayer(bracket.champion) ? source.names.of(bracket.champion) : null,
  };
}

/** The champion's matches, byes included. */
function championPath({ stages, champion }: EngineBracket): ReadonlySet<string> {
  if (!isPlayer(champion)) return new Set();
  return new Set(
    stages.flatMap((matches) => matches.filter(({ sides }) => sides.includes(champion)).map(({ id }) => id)),
  );
}

function presentMatch(
  { id, number, phase, sides, result, winner }: EngineMatch,
  { names, entered, phaseDates, tournament }: BracketSource,
  path: ReadonlySet<string>,
  lineOf: (slot: Slot, side: Side) => BracketLine | undefined,
): BracketMatch {
  const columns = resultColumns(result);
  const stored = entered.get(id);
  const dates = phaseDates.find((each) => each.phase === phase && each.tournament === tournament);
  const forfeiter = columns.by_side === null ? null : (sides[columns.by_side === 1 ? 1 : 0] ?? null);
  return {
    id,
    number,
    sides: [side(sides[0], lineOf(sides[0], 0), names), side(sides[1], lineOf(sides[1], 1), names)],
    winner: isPlayer(winner) ? names.of(winner) : null,
    retired: forfeiter !== null && isPlayer(forfeiter) ? names.of(forfeiter) : null,
    outcome: columns.outcome,
    state: columns.outcome === null ? null : (stored?.state ?? 'CONFIRMED'),
    ...sixScores(columns),
    startDate: dates?.startDate ?? null,
    endDate: dates?.endDate ?? null,
    championPath: path.has(id),
    version: stored?.version ?? 0,
  };
}

function side(slot: Slot, line: BracketLine | undefined, names: PlayerNames): BracketSide {
  return {
    kind: isPlayer(slot) ? 'PLAYER' : slot,
    player: isPlayer(slot) ? names.of(slot) : null,
    place: line?.place ?? null,
    qualifier: line?.section ?? null,
  };
}
