import type { PlayerId } from '../players/player';
import type { Place } from '../pyramid/place';
import type { Fixture } from './fixture';
import type { Pair } from './pair-cost';
import type { ZagrebDate } from './zagreb-date';

/** A cell of a round's initial pyramid. A hole has no player. */
export interface Cell extends Place {
  /** The regular, also while he is absent. */
  readonly player: PlayerId | null;
  /** His substitute in this round; such a cell is shown with the substitute, marked, and without points (R5). */
  readonly substitute: PlayerId | null;
  /** Absent this round, with or without a substitute. */
  readonly isAbsent: boolean;
  /** The regular's points at the start of the round; 0 in a hole. */
  readonly startPoints: number;
}

/** By the result: green, an attacker who won; red, a defender who lost; blue, all others (resolution 37). */
export type ResultColour = 'green' | 'red' | 'blue';

/** By the movement: the arrow of a cell. A win does not always move a player, see `closeRound`. */
export type Direction = 'UP' | 'DOWN' | 'NONE';

/** A cell of a round's result pyramid: start points + match points + bonus = end points (R8). */
export interface ResultCell extends Cell {
  readonly matchPoints: number;
  readonly bonus: number;
  readonly endPoints: number;
  readonly colour: ResultColour;
  readonly direction: Direction;
}

/** The outcome of closing a round; fixtures without a result count as UNPLAYED from now on (R10). */
export interface RoundClosing {
  readonly cells: readonly ResultCell[];
}

/** A published round. Open while `closing` is null. */
export interface Round {
  /** From 1. */
  readonly number: number;
  readonly startDate: ZagrebDate;
  readonly endDate: ZagrebDate;
  readonly cells: readonly Cell[];
  /** The pairs before absences; the fixtures and byes are derived from them. */
  readonly pairs: readonly Pair[];
  readonly fixtures: readonly Fixture[];
  /** Players without an opponent; absent players are not included. */
  readonly byes: readonly PlayerId[];
  readonly closing: RoundClosing | null;
}
