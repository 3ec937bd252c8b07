import fs from 'node:fs/promises';

/** Pages and manifests have a few thousand. */
const LONGEST_BYTES = 1024 * 1024;

/** A file that deployments replace under the running server: read again whenever it has changed; undefined without it. */
export function changingFile<Content>(
  file: string,
  read: (text: string) => Content,
): () => Promise<Content | undefined> {
  let known: { stamp: string; content: Content } | undefined;
  return async () => {
    const stat = await fs.stat(file).catch(() => undefined);
    if (!stat) {
      known = undefined;
      return undefined;
    }
    if (stat.size > LONGEST_BYTES) throw new Error(`${file} is longer than ${LONGEST_BYTES} bytes`);
    const stamp = `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
    if (known?.stamp !== stamp) known = { stamp, content: read(await fs.readFile(file, 'utf8')) };
    return known.content;
  };
}
