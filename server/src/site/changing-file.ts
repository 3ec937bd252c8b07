import fs from 'node:fs/promises';

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
    const stamp = `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
    if (known?.stamp !== stamp) known = { stamp, content: read(await fs.readFile(file, 'utf8')) };
    return known.content;
  };
}
