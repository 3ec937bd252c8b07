import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOwnDatabase, postgresMissing } from '../club/own-database';
import type { Settings } from '../club/running-club';

/** Where a club stores its data during a measurement. */
export interface Engine {
  readonly label: string;
  /** Settings for a server with a separate database. */
  readonly settings: Settings;
  drop(): Promise<void>;
}

/** Runs `measure` on the embedded engine and, if available, on PostgreSQL, each time on an empty database. */
export async function onEachEngine<Result>(measure: (engine: Engine) => Promise<Result>): Promise<Result[]> {
  const results = [await onEmbedded(measure)];
  if (postgresMissing) console.warn(postgresMissing);
  else results.push(await onPostgres(measure));
  return results;
}

export async function onEmbedded<Result>(measure: (engine: Engine) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-bench-'));
  return measured(measure, {
    label: 'embedded',
    settings: { DATA_DIR: folder },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  });
}

export async function onPostgres<Result>(measure: (engine: Engine) => Promise<Result>): Promise<Result> {
  if (postgresMissing) throw new Error(postgresMissing);
  const database = await createOwnDatabase();
  return measured(measure, {
    label: 'PostgreSQL',
    settings: { DATABASE_URL: database.url },
    drop: () => database.drop(),
  });
}

/** Runs `measure` on a second empty database of the same kind. */
export const onSecond = <Result>(engine: Engine, measure: (engine: Engine) => Promise<Result>): Promise<Result> =>
  engine.settings.DATABASE_URL ? onPostgres(measure) : onEmbedded(measure);

async function measured<Result>(measure: (engine: Engine) => Promise<Result>, engine: Engine): Promise<Result> {
  try {
    return await measure(engine);
  } finally {
    await engine.drop();
  }
}
