import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';
import type { BackupManifest } from './backup-manifest';

/** How every version of the format of age begins. */
const AGE_HEADER = 'age-encryption.org/';

type FileEntry = BackupManifest['files'][number];

/** Receives the files of a backup one after another. */
export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  /** What has been added so far. */
  readonly files: readonly FileEntry[];
}

/**
 * Unique to this process: others that share the folder, also from containers, may begin a backup in the same second.
 */
export const draftOf = (file: string): string => `${file}.${hostname()}-${process.pid}.draft`;

/**
 * Writes a gzipped tar file, encrypted when there is a recipient; it gets its final name when it is complete and synced
 * to disk. Readable by its owner only.
 * @param recipient an age public key
 */
export async function writeArchive(
  file: string,
  recipient: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const encrypt = encryption(recipient);
  await fs.mkdir(path.dirname(file), { recursive: true });
  const draft = draftOf(file);
  const pack = tar.pack();
  const zipped = createGzip();
  const files: FileEntry[] = [];
  try {
    // A full disk is noticed while writing, and such an error does not name the file.
    const named = (error: Error) => Object.assign(error, { path: file });
    // A stream that opens the file by itself might create it again after a failure has removed it.
    const draftFile = await fs.open(draft, 'w', 0o600).catch((error) => Promise.reject(named(error)));
    const destination = draftFile.createWriteStream({ flush: true });
    destination.once('error', named);
    const written = pipeline(await encrypt(zipped), destination);
    const packed = pipeline(pack, zipped);
    const done = Promise.all([written, packed]);
    // `add` waits for the disk; on a full disk the wait must end, because it may keep a transaction open.
    const failed = new Promise<never>((_resolve, reject) => void done.catch(reject));
    failed.catch(() => undefined);
    const add = async (name: string, content: Buffer) => {
      const taken = new Promise<void>((resolve, reject) => {
        const entry = pack.entry({ name, size: content.length }, (error) => (error ? reject(error) : resolve()));
        entry.on('error', reject);
        entry.end(content);
      });
      await Promise.race([failed, taken]);
      files.push({ name, bytes: content.length, sha256: hash('sha256', content) });
    };
    // The reason why the file could not be written is more useful than that its stream has ended.
    await fill({ add, files }).catch((error) => Promise.race([failed, Promise.reject(error)]));
    pack.finalize();
    await done;
    await fs.rename(draft, file);
  } catch (error) {
    pack.destroy();
    zipped.destroy();
    await fs.rm(draft, { force: true });
    throw error;
  }
}

/** Recognized by its content, because a copy may have another name. */
export async function isEncrypted(file: string): Promise<boolean> {
  let begin = '';
  for await (const chunk of createReadStream(file, { encoding: 'latin1', end: AGE_HEADER.length - 1 })) begin += chunk;
  return begin === AGE_HEADER;
}

/**
 * Reads a backup's files in their order.
 * @param identity an age private key, for an encrypted one
 */
export async function readArchive(
  file: string,
  identity: string | undefined,
  receive: (name: string, content: Buffer) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  const source = await decrypted(createReadStream(file), identity);
  const read = pipeline(source, createGunzip(), extract as unknown as NodeJS.WritableStream);
  const received = (async () => {
    for await (const entry of extract) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      await receive(entry.header.name, Buffer.concat(chunks));
    }
  })();
  // The one that fails first is the reason; the caller may remove its files only when the other one has ended too.
  const both = [read, received];
  await Promise.all(both).finally(() => Promise.allSettled(both));
}

/** How the content is encrypted; refuses an invalid key. */
function encryption(recipient: string | undefined): (source: Readable) => Readable | Promise<Readable> {
  if (!recipient) return (source) => source;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (error) {
    // A mistyped character is only detected here, and the library's message names neither the setting nor the key.
    throw new Error(`BACKUP_AGE_RECIPIENT is not an age public key: ${recipient}`, { cause: error });
  }
  return async (source) => fromWeb(await encrypter.encrypt(toWeb(source)));
}

async function decrypted(source: Readable, identity: string | undefined): Promise<Readable> {
  if (!identity) return source;
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return fromWeb(await decrypter.decrypt(toWeb(source)));
}

// Node's own declarations of web streams and those of the DOM differ only in name.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as unknown as NodeReadableStream);
