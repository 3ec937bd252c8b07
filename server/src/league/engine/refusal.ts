/** The refusals of the engine. The code is for programs and tests, the message for the user. */
export type RefusalCode =
  | 'CELL_OCCUPIED'
  | 'CELL_OUTSIDE_PYRAMID'
  | 'CONSOLATION_TOO_EARLY'
  | 'DEPENDENT_MATCH_PLAYED'
  | 'DRAW_PUBLISHED'
  | 'FIELD_TOO_SMALL'
  | 'MATCH_DECIDED'
  | 'MATCH_HAS_RESULT'
  | 'MATCH_UNFINISHED'
  | 'NEXT_ROUND_PLAYED'
  | 'NOT_A_GAME_COUNT'
  | 'NOTHING_PUBLISHED'
  | 'NO_GAME_PLAYED'
  | 'NO_OPEN_ROUND'
  | 'ORDER_CHANGES_FIELD'
  | 'OUTCOME_UNKNOWN'
  | 'PHASE_UNKNOWN'
  | 'PLAYER_ALREADY_PLACED'
  | 'PLAYER_NOT_IN_PYRAMID'
  | 'PLAYER_NOT_LEAVING'
  | 'PLAYER_UNKNOWN'
  | 'PLAYER_WITHDRAWN'
  | 'PYRAMID_FULL'
  | 'ROUND_DATES_IMPOSSIBLE'
  | 'ROUND_UNKNOWN'
  | 'ROW_INCOMPLETE'
  | 'SEASON_NOT_FINISHED'
  | 'SETTING_IMPOSSIBLE'
  | 'SET_IMPOSSIBLE'
  | 'SET_UNFINISHED'
  | 'SIDE_UNKNOWN'
  | 'STRAY_RESULT'
  | 'OPPONENT_WITHDRAWN'
  | 'SUBSTITUTE_BUSY'
  | 'TOO_MANY_SETS'
  | 'MATCH_UNKNOWN'
  | 'WALKOVER_SCORE'
  | 'WINNER_NEEDED';

/** A day of a round or phase. */
export type DateProperty = 'startDate' | 'endDate' | 'firstPhaseFrom';

/** A set of a result, by its place. */
export type SetProperty = 'set1' | 'set2' | 'set3';

/**
 * The engine's only error: a rule forbids the action. Any other exception of the engine is a bug.
 * `message` is Croatian and may be shown unchanged.
 */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';
  readonly code: RefusalCode;
  /** The property of the input that is impossible, where it is one. */
  readonly property: DateProperty | SetProperty | null;

  constructor(code: RefusalCode, message: string, property: EngineRefusal['property'] = null) {
    super(message);
    this.code = code;
    this.property = property;
  }
}
