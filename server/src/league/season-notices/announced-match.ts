import type { PlayerId } from '../engine';
import type { SeasonRows } from '../projection/season-rows';

export type AnnouncedMatch = SeasonRows['league_match'][number];

/** The topic is the phase, not the match: a phase that is drawn again can bring another match. */
export const matchTopic = ({
  year,
  tournament,
  phase,
}: Pick<AnnouncedMatch, 'year' | 'tournament' | 'phase'>): string => `match ${year} ${tournament} ${phase}`;

export const playersOf = ({ player1, player2 }: AnnouncedMatch): PlayerId[] => [player1, player2];

/** @param today Zagreb date */
export const isToPlay = ({ closed, outcome, end_date }: AnnouncedMatch, today: string): boolean =>
  !closed && outcome === null && (end_date === null || end_date >= today);

/** The players with a match of each topic, as `topic player`. */
export const playingIn = (matches: readonly AnnouncedMatch[]): ReadonlySet<string> =>
  new Set(matches.flatMap((match) => playersOf(match).map((player) => `${matchTopic(match)} ${player}`)));
