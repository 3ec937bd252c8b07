import { randomUUID } from 'node:crypto';
import { onServer, urlOf, whyNoServer } from '../../server/src/platform/database/testing-server';

/** A database on PostgreSQL for one test. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** As `whyNoServer`. */
export const postgresMissing = await whyNoServer();

export async function createOwnDatabase(): Promise<OwnDatabase> {
  const name = `club_spec_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template template0`);
  return {
    url: urlOf(name),
    drop: async () => {
      await onServer(`drop database ${name} with (force)`);
    },
  };
}
