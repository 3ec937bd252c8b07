import { hash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isEncrypted, readArchive } from './backup-archive';
import { BACKUP_FORMAT, BackupManifest, isBackupFile, KEY_FILE, MANIFEST_FILE, MEDIA_FOLDER } from './backup-manifest';

/** An unpacked and verified backup; its files are in the folder that was given. */
export interface UnpackedBackup {
  readonly manifest: BackupManifest;
  /** Lines of a table, as `rowsOf` wrote them, in batches. */
  linesOf(table: string): AsyncGenerator<string[]>;
  /** The folder of the media files; undefined: the club has none. */
  readonly media: string | undefined;
  /** The key file, when it was part of the backup. */
  readonly key: string | undefined;
}

/** A backup that cannot be restored, with the reason; the place has at most got the empty tables of its release. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** The remedy for a backup of a later release. */
export const UPGRADE = 'Nadogradite program pa ponovite.';

const LINES_AT_ONCE = 500;

/**
 * Unpacks a backup into a new folder and verifies it by its own checksums.
 * @param identity an age private key; without effect on a backup that is not encrypted
 * @throws BackupRefused
 */
export async function unpackBackup(file: string, folder: string, identity?: string): Promise<UnpackedBackup> {
  await fs.mkdir(path.dirname(folder), { recursive: true });
  await fs.mkdir(folder, { mode: 0o700 });
  try {
    const manifest = await unpack(file, folder, identity);
    const has = (wanted: string) => manifest.files.some(({ name }) => name.startsWith(wanted));
    return {
      manifest,
      linesOf: (table) => linesIn(folder, partsOf(manifest, table)),
      media: has(MEDIA_FOLDER) ? path.join(folder, MEDIA_FOLDER) : undefined,
      key: has(KEY_FILE) ? path.join(folder, KEY_FILE) : undefined,
    };
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true });
    if (error instanceof BackupRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(`Sigurnosna kopija ${file} ne može se pročitati (${reason}).`, { cause: error });
  }
}

async function unpack(file: string, folder: string, identity: string | undefined): Promise<BackupManifest> {
  const encrypted = await isEncrypted(file);
  if (encrypted && !identity) {
    throw new BackupRefused('Sigurnosna kopija je šifrirana. Navedite datoteku s ključem: --identity kljuc.txt');
  }
  const found = new Map<string, string>();
  let manifest: BackupManifest | undefined;
  await readArchive(file, encrypted ? identity : undefined, async (name, content) => {
    if (name === MANIFEST_FILE) {
      manifest = readManifest(content.toString());
      return;
    }
    if (!isBackupFile(name)) throw new BackupRefused(`${name} ne pripada u sigurnosnu kopiju.`);
    const place = path.join(folder, name);
    await fs.mkdir(path.dirname(place), { recursive: true });
    await fs.writeFile(place, content, { mode: 0o600 });
    found.set(name, hash('sha256', content));
  });
  if (!manifest) throw new BackupRefused(`U datoteci ${file} nema popisa sadržaja: kopija nije cijela.`);
  for (const { name, sha256: expected } of manifest.files) {
    if (found.get(name) !== expected)
      throw new BackupRefused(`${name} u sigurnosnoj kopiji nije onakav kakav je spremljen.`);
    found.delete(name);
  }
  const [surplus] = found.keys();
  if (surplus) throw new BackupRefused(`${surplus} nije na popisu sadržaja sigurnosne kopije.`);
  return manifest;
}

function readManifest(text: string): BackupManifest {
  const content = JSON.parse(text);
  const { success, data } = BackupManifest.safeParse(content);
  if (success) return data;
  if (content?.format > BACKUP_FORMAT) {
    throw new BackupRefused(`Sigurnosna kopija je novije inačice (oblik ${content.format}). ${UPGRADE}`);
  }
  throw new BackupRefused('Popis sadržaja sigurnosne kopije nije ispravan: kopija nije cijela.');
}

const partsOf = (manifest: BackupManifest, table: string): string[] =>
  manifest.files.map(({ name }) => name).filter((name) => name.startsWith(`tables/${table}/`));

async function* linesIn(folder: string, parts: readonly string[]): AsyncGenerator<string[]> {
  for (const part of parts) {
    const lines = (await fs.readFile(path.join(folder, part), 'utf8')).split('\n').slice(0, -1);
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE) yield lines.slice(from, from + LINES_AT_ONCE);
  }
}
