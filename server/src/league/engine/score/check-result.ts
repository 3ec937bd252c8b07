import {
  isFinishedSet,
  type ScoreFault,
  type SetScore,
  scoreFault,
  setsWon,
  startedSets,
  unfinishedSet,
} from '@club/shared/domain';
import { EngineRefusal, type RefusalCode, type SetProperty } from '../refusal';
import type { MatchResult } from './match-result';
import type { Side } from './side';

/**
 * Returns the result in the form to be stored: best of three, full third set (specification, section 9; resolution 24).
 * Trailing 0:0 sets mean "not played" and are dropped, so that a form of six numbers can be passed unchanged.
 * @throws EngineRefusal for an impossible one: `NOT_A_GAME_COUNT`, `SET_IMPOSSIBLE`, `SET_UNFINISHED`, `TOO_MANY_SETS`
 * with the set as `property`; `MATCH_UNFINISHED`, `MATCH_DECIDED`, `NO_GAME_PLAYED`, `WALKOVER_SCORE`;
 * `OUTCOME_UNKNOWN`, `SIDE_UNKNOWN`
 */
export function checkResult(result: MatchResult): MatchResult {
  switch (result.outcome) {
    case 'PLAYED':
      return { outcome: 'PLAYED', sets: checkPlayed(setsOf(result.sets)) };
    case 'RETIRED':
      return checkRetired(setsOf(result.sets), checkSide(result.by));
    case 'NO_RESULT':
      return { outcome: 'NO_RESULT', sets: checkNoResult(setsOf(result.sets)) };
    case 'WALKOVER':
      return checkWalkover(setsOf(result.sets), checkSide(result.by));
    case 'DOUBLE_WALKOVER':
      return { outcome: 'DOUBLE_WALKOVER' };
    case 'UNPLAYED':
      return { outcome: 'UNPLAYED', excused: result.excused === true };
    default:
      // The types of an external result are not guaranteed; nothing unknown may be stored.
      throw new EngineRefusal('OUTCOME_UNKNOWN', 'Ishod meča nije poznat.');
  }
}

function checkSide(by: Side): Side {
  if (by === 0 || by === 1) return by;
  throw new EngineRefusal('SIDE_UNKNOWN', 'Nije rečeno koji je igrač predao meč.');
}

function setsOf(sets: readonly SetScore[]): readonly SetScore[] {
  if (!Array.isArray(sets) || !sets.every((set) => Array.isArray(set) && set.length === 2)) {
    throw new EngineRefusal('SET_IMPOSSIBLE', 'Set ima broj gemova jednog i drugog igrača.');
  }
  const wrong = sets.findIndex(
    (set) => !set.every((games: number) => Number.isInteger(games) && games >= 0 && games <= 7),
  );
  if (wrong >= 0) throw ofSet(wrong, 'NOT_A_GAME_COUNT', 'Broj gemova u setu mora biti cijeli broj od 0 do 7.');
  return startedSets(sets);
}

function checkPlayed(sets: readonly SetScore[]): readonly SetScore[] {
  checkPossible(sets);
  const last = sets.at(-1);
  if (last && !isFinishedSet(last)) throw refusalOf(unfinishedSet(last, sets.length - 1));
  if (!setsWon(sets).includes(2)) {
    throw new EngineRefusal('MATCH_UNFINISHED', 'Meč nije završen: pobjednik mora imati dva dobivena seta.');
  }
  return sets;
}

function checkBrokenOff(sets: readonly SetScore[]): readonly SetScore[] {
  checkPossible(sets);
  if (setsWon(sets).includes(2)) {
    throw new EngineRefusal('MATCH_DECIDED', 'Meč je odigran do kraja i ima pobjednika: upišite ga kao odigran.');
  }
  return sets;
}

/** A player who retires before a game was played has forfeited before the start (resolution 36). */
function checkRetired(sets: readonly SetScore[], by: Side): MatchResult {
  if (sets.length === 0) return { outcome: 'WALKOVER', sets, by };
  return { outcome: 'RETIRED', sets: checkBrokenOff(sets), by };
}

function checkNoResult(sets: readonly SetScore[]): readonly SetScore[] {
  checkBrokenOff(sets);
  if (sets.length === 0) {
    throw new EngineRefusal(
      'NO_GAME_PLAYED',
      'Meč bez pobjednika mora imati barem jedan odigrani gem; inače je neodigran.',
    );
  }
  return sets;
}

/** A player without the requested new balls loses 6:0 6:0 (specification, section 9); a plain forfeit has no score. */
function checkWalkover(sets: readonly SetScore[], by: Side): MatchResult {
  const isLostToLove = sets.length === 2 && sets.every((set) => set[by] === 0 && Math.max(...set) === 6);
  if (sets.length > 0 && !isLostToLove) {
    throw new EngineRefusal(
      'WALKOVER_SCORE',
      'Predaja prije meča upisuje se bez gemova ili kao 6:0 6:0 za protivnika.',
    );
  }
  return { outcome: 'WALKOVER', sets, by };
}

function checkPossible(sets: readonly SetScore[]): void {
  const fault = scoreFault(sets);
  if (fault) throw refusalOf(fault);
}

const refusalOf = ({ set, kind, message }: ScoreFault): EngineRefusal => ofSet(set, kind, message);

const SETS: readonly SetProperty[] = ['set1', 'set2', 'set3'];

/** A refusal with the set at an index as its property; a fourth set has none. */
const ofSet = (index: number, code: RefusalCode, message: string): EngineRefusal =>
  new EngineRefusal(code, message, SETS[index] ?? null);
