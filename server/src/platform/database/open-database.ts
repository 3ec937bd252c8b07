import path from 'node:path';
import type { Database } from './database';
import { openPostgres } from './postgres';

export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Where the embedded database of a data folder is; it exists from the first start on. */
export const databaseFolder = (dataDir: string): string => path.join(dataDir, 'database');

/**
 * Opens the club's database at the configured place; the caller migrates it.
 * @param preparedFolder a prepared folder for a first start on the embedded engine
 * @param report receives errors of connections, or of an engine, that broke and are being replaced
 */
export async function openDatabase(
  where: DatabasePlace,
  report: (error: Error) => void,
  preparedFolder?: string,
): Promise<Database> {
  if (where.databaseUrl) return openPostgres(where.databaseUrl, report);
  // A club with a database server never loads the engine.
  const { openEmbedded } = await import('./embedded');
  return openEmbedded(databaseFolder(where.dataDir), report, preparedFolder);
}
