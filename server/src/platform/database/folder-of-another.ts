import fs from 'node:fs';
import path from 'node:path';

/** The database belongs to another user, who could not open the files that root would leave in it. */
export class FolderOfAnother extends Error {
  override readonly name = 'FolderOfAnother';
  constructor(
    readonly folder: string,
    readonly owner: number,
  ) {
    super(`The database in ${folder} belongs to user ${owner}, not to root.`);
  }

  /** How root runs a command as that user. */
  get command(): string {
    return `setpriv --reuid ${this.owner} --clear-groups node …`;
  }
}

/**
 * Root may write everywhere, so nothing else would stop a command that somebody runs as root while the service is down:
 * afterwards the engine stops at the first file that its user may not open.
 * @throws FolderOfAnother
 */
export function refuseRootInFolderOfAnother(folder: string, user = process.getuid?.()): void {
  if (user !== 0) return;
  const made = fs.statSync(path.join(folder, 'PG_VERSION'), { throwIfNoEntry: false });
  if (made && made.uid !== 0) throw new FolderOfAnother(folder, made.uid);
}
