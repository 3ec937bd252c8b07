import fs from 'node:fs/promises';
import { ifPresent } from './if-present';

/** Pages and manifests have a few thousand bytes. */
const MAX_BYTES = 1024 * 1024;

/**
 * A file that deployments replace while the server runs: read again when it has changed; undefined if missing.
 * @throws when it cannot be read, by `read` or at all: it may still be in use
 */
export function cachedFile<Content>(file: string, read: (text: string) => Content): () => Promise<Content | undefined> {
  let known: { stamp: string; content: Content } | undefined;
  return async () => {
    const stat = await ifPresent(fs.stat(file));
    if (!stat) {
      known = undefined;
      return undefined;
    }
    if (stat.size > MAX_BYTES) throw new Error(`${file} is longer than ${MAX_BYTES} bytes`);
    const stamp = `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
    if (known?.stamp !== stamp) known = { stamp, content: read(await fs.readFile(file, 'utf8')) };
    return known.content;
  };
}
