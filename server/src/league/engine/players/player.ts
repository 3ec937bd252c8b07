/** A member's number in the club; the engine never looks inside it. */
export type PlayerId = number;

/** Of a player in a season. INACTIVE: withdrew from it (league rule R9). */
export type PlayerStatus = 'ACTIVE' | 'INACTIVE';
