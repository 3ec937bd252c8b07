import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { WrongKey } from './wrong-key';

export const KEY_BYTES = 32;

/**
 * The key file beside the data, created at the first start and readable by its owner only. The database alone, without
 * this file (or IDENTITY_KEY), is not enough to sign tokens.
 * @param isSealed whether the database has secrets, which a new key would not open
 * @throws WrongKey
 */
export async function sealingKeyFile(dataDir: string, isSealed: () => Promise<boolean>): Promise<Buffer> {
  const file = keyFileIn(dataDir);
  const stored = await readKey(file);
  if (stored) return stored;
  if (await isSealed()) {
    // Another process may have created the key since the first read.
    const begun = await readKey(file);
    if (begun) return begun;
    throw new WrongKey(`There is no ${file}, but the database has secrets: restore it.`);
  }
  await mkdir(dataDir, { recursive: true });
  await writeKeyFile(file);
  return (await readKey(file)) as Buffer;
}

export const keyFileIn = (dataDir: string): string => path.join(dataDir, 'identity.key');

/**
 * Identifies a key without revealing it: the same text for the same key. Null: there is no key yet.
 * @param given the key of the settings, which takes precedence over that of the file
 */
export async function sealingFingerprint(given: Buffer | undefined, dataDir: string): Promise<string | null> {
  const key = given ?? (await storedSealingKey(dataDir));
  return key ? createHash('sha256').update('sealing key').update(key).digest('hex').slice(0, 16) : null;
}

/** The key of the file, if it exists. */
export const storedSealingKey = (dataDir: string): Promise<Buffer | undefined> => readKey(keyFileIn(dataDir));

async function readKey(file: string): Promise<Buffer | undefined> {
  try {
    const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
    if (key.length !== KEY_BYTES) throw new WrongKey(`${file} is not an identity key: restore it from the backup.`);
    return key;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written completely under a temporary name first: a second process that starts now sees no key or the whole key. */
async function writeKeyFile(file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(KEY_BYTES).toString('base64'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    const otherWasFirst = codeOf(error) === 'EEXIST';
    if (!otherWasFirst) throw error;
  } finally {
    await rm(draft);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
