import type { NoticeText } from '../../notices';
import type { PlayerId, SeasonRecord } from '../engine';
import type { PlayerNames } from '../players/player-names';
import type { SeasonRows } from '../projection/season-rows';

/** A season before or after a change: its record, and the rows that pages read. */
export interface SeasonState {
  readonly record: SeasonRecord | null;
  readonly rows: SeasonRows;
}

export interface Step {
  readonly year: number;
  /** The season hides its rounds; left out: it does not. */
  readonly resultsHidden?: boolean;
  readonly before: SeasonState;
  readonly after: SeasonState;
}

/** What a player should know after a change. */
export interface News {
  readonly player: PlayerId;
  /**
   * What the notice is about: a round, the draw, or the player's match in a phase. Players rely on their last notice of
   * a topic.
   */
  readonly topic: string;
  /** A notice of the same topic with the same content is not repeated. */
  readonly content: string;
  /** Only for players who have a notice of the topic. */
  readonly isReversal?: true;
  /** Not for players whose last notice of the topic has this content: they know already. */
  readonly isKnownBy?: string;
  /** @param last the content of the last notice of the topic; null: there is none */
  text(names: PlayerNames, last: string | null): NoticeText;
}

/** The content of a notice that a round or draw is no longer published. */
export const UNDONE = 'undone';

export const activePlayers = ({ rows }: SeasonState): PlayerId[] =>
  rows.league_participation.filter(({ status }) => status === 'ACTIVE').map(({ player_id }) => player_id);
