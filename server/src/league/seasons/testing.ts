import type { Tx } from '../../platform/database';
import { insertPlayers } from '../players/league-players.repository';

const CREATED = new Date('2020-01-01T00:00:00Z');

/** Players numbered from 1 in a fresh database, like the engine's simulated casts. */
export function addPlayers(tx: Tx, names: readonly { firstName: string; lastName: string }[]): Promise<number[]> {
  return insertPlayers(
    tx,
    names.map(({ firstName, lastName }) => ({ firstName, lastName, createdAt: CREATED })),
  );
}
