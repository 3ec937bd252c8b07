import fs from 'node:fs';
import path from 'node:path';

/** Where systemd keeps the state of a unit with DynamicUser; only root may enter it from outside of such a unit. */
const PRIVATE_STATE = '/var/lib/private/';

function isStateOfDynamicUser(folder: string): boolean {
  const real = fs.existsSync(folder) ? fs.realpathSync(folder) : folder;
  return real.startsWith(PRIVATE_STATE);
}

/** The club's files belong to another user, who could not open those that root would leave among them. */
export class FolderOfOtherUser extends Error {
  override readonly name = 'FolderOfOtherUser';
  constructor(
    readonly folder: string,
    readonly owner: number,
  ) {
    super(`${folder} belongs to user ${owner}, not to root.`);
  }

  /** How root runs a command as that user. */
  get command(): string {
    if (isStateOfDynamicUser(this.folder)) return 'systemd-run -p DynamicUser=yes … (docs/operations.md)';
    return `setpriv --reuid ${this.owner} --clear-groups node …`;
  }
}

/**
 * Root may write everywhere, so nothing else would stop a command that somebody runs as root while the service is down:
 * afterwards the service stops at the first file that its user may not open. While there is no database yet, the owner
 * of the data folder counts as its user.
 * @param folder of the embedded database, which need not exist
 * @throws FolderOfOtherUser
 */
export function refuseRootInFolderOfOtherUser(folder: string, user = process.getuid?.()): void {
  if (user !== 0) return;
  const ownerOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.uid;
  const databaseOwner = ownerOf(path.join(folder, 'PG_VERSION'));
  const home = path.dirname(folder);
  const [place, owner] = databaseOwner === undefined ? [home, ownerOf(home)] : [folder, databaseOwner];
  if (owner) throw new FolderOfOtherUser(place, owner);
}
