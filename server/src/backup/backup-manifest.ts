import path from 'node:path';
import * as z from 'zod/mini';

export const BACKUP_FORMAT = 1;

/** The last file of every backup: a list of its content, so that a restore can check that it is complete. */
export const BackupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** An instant. */
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** Names of the migrations that were applied to the tables, in order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.int(),
    }),
  ),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  ledger: z.object({ entries: z.int(), lastId: z.nullable(z.int()), sumCents: z.int() }),
  /** Identifies the key that seals the signing keys, without revealing it; null: a Keycloak stores the identities. */
  sealedWith: z.nullable(z.string()),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export const MANIFEST_FILE = 'manifest.json';
export const KEY_FILE = 'identity.key';
export const MEDIA_FOLDER = 'media/';

/** Part `number`, from 0, of a table: lines of JSON. */
export const tableFile = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.jsonl`;

/** Another program's table may have any name. */
const TABLE_PART = /^tables\/[^/]+\/\d+\.jsonl$/;

/** Whether a backup may have a file of this name: a forged one must not write outside of its folder. */
export function isBackupFile(name: string): boolean {
  const isInside = path.posix.normalize(name) === name && !name.includes('\\');
  return isInside && (name === KEY_FILE || name.startsWith(MEDIA_FOLDER) || TABLE_PART.test(name));
}
