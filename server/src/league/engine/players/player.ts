import { EngineRefusal } from '../refusal';

/** A league player's number, a positive integer; the engine never looks inside it. */
export type PlayerId = number;

/** Refuses what cannot be a player's number, for callers whose values come from outside. */
export function checkPlayerId(player: PlayerId): PlayerId {
  if (Number.isSafeInteger(player) && player > 0) return player;
  throw new EngineRefusal('PLAYER_UNKNOWN', 'Nepoznat igrač.');
}

/** Of a player in a season. INACTIVE: withdrew from it (league rule R9). */
export type PlayerStatus = 'ACTIVE' | 'INACTIVE';
