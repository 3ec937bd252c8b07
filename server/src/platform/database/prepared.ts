import { CompiledQuery } from 'kysely';
import type { Handle } from './database';
import { pipelineOf } from './transaction';

const names = new Map<string, string>();

/** What a text is prepared as; undefined for one that is sent anew each time. */
export const nameOfPrepared = (text: string): string | undefined => names.get(text);

/**
 * A statement that each connection reads and plans once: for the few that are asked all the time, where that takes
 * longer than to run them. Its text stays the same, whoever asks, so it carries no request's id. Several in one
 * transaction that need nothing of each other can be begun together (`Promise.all`): on PostgreSQL they are sent in one
 * round trip, and run in their order.
 * @param name of no other statement
 */
export function prepared<Row>(name: string, text: string): (on: Handle, ...values: unknown[]) => Promise<Row[]> {
  names.set(text, name);
  return async (on, ...values) =>
    (await (pipelineOf(on) ?? on).executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
