import { EngineRefusal } from '../refusal';

/** A league player's number, a positive integer; opaque to the engine. */
export type PlayerId = number;

/**
 * Returns a valid player number, for callers with external values.
 * @throws EngineRefusal `PLAYER_UNKNOWN`
 */
export function checkPlayerId(player: PlayerId): PlayerId {
  if (Number.isSafeInteger(player) && player > 0) return player;
  throw new EngineRefusal('PLAYER_UNKNOWN', 'Nepoznat igrač.');
}

/** The status of a player in a season. INACTIVE: withdrew from it (league rule R9). */
export type PlayerStatus = 'ACTIVE' | 'INACTIVE';
