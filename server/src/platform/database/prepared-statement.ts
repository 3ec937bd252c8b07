import { CompiledQuery } from 'kysely';
import type { Handle } from './database';
import { pipelineOf } from './transaction';

const names = new Map<string, string>();

/** The name that a text is prepared under; undefined for a text that is sent again each time. */
export const nameOfPrepared = (text: string): string | undefined => names.get(text);

/**
 * A statement that each connection parses and plans once: for the few frequent statements where that takes longer than
 * to run them. The text is the same for every request, so it carries no request id. Independent statements of one
 * transaction can be started together (`Promise.all`): PostgreSQL receives them in one round trip and runs them in
 * their order.
 * @param name unique among all prepared statements
 */
export function preparedStatement<Row>(
  name: string,
  text: string,
): (on: Handle, ...values: unknown[]) => Promise<Row[]> {
  names.set(text, name);
  return async (on, ...values) =>
    (await (pipelineOf(on) ?? on).executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
