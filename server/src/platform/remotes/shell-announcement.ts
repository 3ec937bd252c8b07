import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SHELL_FILE, type ShellSuite } from '@club/shared/contracts/releases/shell-suite';
import type { RemoteAddresses } from './remote-addresses';

/** The remotes are read for each page. */
const RETRY_MS = 30_000;

/** Reports to the release tool which shell runs. */
export type ShellAnnouncement = (suite: ShellSuite) => Promise<void>;

/**
 * Writes the suite of the shell into the folder of releases, at first and whenever the shell's build is replaced, with
 * the remotes that are served from elsewhere, so that the release tool refuses what this server would refuse or not
 * follow. A folder that cannot be written is reported, and tried again; until then the tool releases unchecked.
 */
export function shellAnnouncement(
  { releases, addresses }: { readonly releases: string; readonly addresses: RemoteAddresses },
  report: (error: Error) => void,
): ShellAnnouncement {
  const elsewhere = addresses.size > 0 && { addresses: Object.fromEntries(addresses) };
  let announced: string | undefined;
  let tried: { readonly text: string; readonly at: number } | undefined;
  let reported: string | undefined;
  return async (suite) => {
    const text = JSON.stringify({ ...suite, ...elsewhere });
    if (text === announced || (tried?.text === text && performance.now() - tried.at < RETRY_MS)) return;
    tried = { text, at: performance.now() };
    // Processes of several containers may share the folder, and have the same process id.
    const draft = path.join(releases, `.shell-${randomUUID()}`);
    try {
      await fs.mkdir(releases, { recursive: true });
      await fs.writeFile(draft, `${text}\n`);
      await fs.rename(draft, path.join(releases, SHELL_FILE));
      announced = text;
      reported = undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (reported !== code) {
        report(new Error(`${releases} cannot be written: the release tool does not know the shell`, { cause: error }));
      }
      reported = code;
    } finally {
      await fs.rm(draft, { force: true }).catch(() => undefined);
    }
  };
}
