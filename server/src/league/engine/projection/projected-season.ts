import type { PlayerId } from '../players/player';
import type { Place } from '../pyramid/place';
import type { Direction, ResultColour } from '../round/round';
import type { ZagrebDate } from '../round/zagreb-date';
import type { SeasonMatch } from '../season/season-matches';
import type { Participation } from '../statistics/player-profile';
import type { Title } from '../statistics/titles';

/**
 * A season in the form that pages read. For a season played by this engine it is derived (`projectSeason`); for an
 * older one it is all that is known: such a season is archived as these rows, and is listed beside the replayed ones
 * everywhere.
 */
export interface ProjectedSeason {
  readonly year: number;
  readonly rounds: readonly ProjectedRound[];
  /** By round, initial pyramid before result pyramid, from the top left. */
  readonly cells: readonly ProjectedCell[];
  /** In the order of play, unplayed ones too. */
  readonly matches: readonly SeasonMatch[];
  readonly participations: readonly Participation[];
  readonly titles: readonly Title[];
  /** Only in a season that was played in groups. */
  readonly groupRows: readonly GroupRow[];
}

/** A round as pages read it: both days inclusive; the number counts from 1. */
export interface ProjectedRound {
  readonly number: number;
  readonly startDate: ZagrebDate;
  readonly endDate: ZagrebDate;
  readonly isClosed: boolean;
}

/**
 * An occupied cell of a published pyramid; holes are not included. The result sheet of an open round is provisional.
 */
export interface ProjectedCell extends Place {
  readonly round: number;
  readonly sheet: 'INITIAL' | 'RESULT';
  /** The regular, also while he is absent. */
  readonly player: PlayerId;
  readonly substitute: PlayerId | null;
  readonly isAbsent: boolean;
  readonly startPoints: number;
  /** Null in an initial pyramid, like all fields below. */
  readonly matchPoints: number | null;
  readonly bonus: number | null;
  readonly endPoints: number | null;
  readonly colour: ResultColour | null;
  readonly direction: Direction | null;
}

/** A line of a group's table. */
export interface GroupRow {
  readonly group: 'A' | 'B';
  /** From 1 in each group. */
  readonly rank: number;
  readonly player: PlayerId;
  readonly points: number;
}
