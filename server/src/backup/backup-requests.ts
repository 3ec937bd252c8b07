import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watchFolder } from './watch-folder';

/*
 * Only the running server may open the embedded database, so the command line requests a backup from it: by a file in a
 * folder of the data folder that only its owner may write.
 */

const REQUEST = '.request';
/**
 * A file of the server while it works on a request, touched again and again; the request is removed once it is there. The
 * server could not touch the request itself, which may be of root.
 */
const TAKEN = '.taken';
const ANSWER = '.answer';
const LOOK_MS = 200;
/** A running server accepts a request at once; one that is frozen or of an older release never does. */
const TAKEN_UP_WITHIN_MS = 15_000;
const BEAT_MS = 3_000;
/** The embedded engine may keep the server busy for this long; a server that is silent for longer has been killed. */
const SILENT_MS = 60_000;

const UNANSWERED = 'Poslužitelj je stao, ili nije mogao zapisati odgovor: razlog piše u njegovu zapisniku.';

interface Failed {
  readonly error: string;
  /** For a system error: its code, and the file concerned. */
  readonly code?: string | undefined;
  readonly path?: string | undefined;
}

/** The created file, or the error. */
export type BackupResponse = { readonly file: string } | Failed;

const folderOf = (dataDir: string) => path.join(dataDir, 'requests');

/**
 * Sends a request to the server that runs on `dataDir` and waits for its answer; undefined: the request is not
 * accepted.
 * @param silentMs a server that is silent for this long counts as stopped
 */
export async function requestBackup(dataDir: string, silentMs = SILENT_MS): Promise<BackupResponse | undefined> {
  const folder = folderOf(dataDir);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const base = path.join(folder, randomUUID());
  fs.writeFileSync(base + REQUEST, '');
  for (let waited = 0; fs.existsSync(base + REQUEST); waited += LOOK_MS) {
    if (waited > TAKEN_UP_WITHIN_MS) {
      fs.rmSync(base + REQUEST, { force: true });
      return undefined;
    }
    await pause(LOOK_MS);
  }
  await untilFinished(base + TAKEN, silentMs);
  if (!fs.existsSync(base + ANSWER)) return { error: UNANSWERED };
  const answer = JSON.parse(fs.readFileSync(base + ANSWER, 'utf8')) as BackupResponse;
  fs.rmSync(base + ANSWER);
  return answer;
}

async function untilFinished(taken: string, silentMs: number): Promise<void> {
  let beat: number | undefined;
  for (let silent = 0; silent <= silentMs; silent += LOOK_MS) {
    const touched = fs.statSync(taken, { throwIfNoEntry: false })?.mtimeMs;
    if (touched === undefined) return;
    if (touched !== beat) [beat, silent] = [touched, 0];
    await pause(LOOK_MS);
  }
}

/**
 * Serves such requests, one after another.
 * @param report receives the reason when an answer cannot be written, which may be the one that failed the backup too, as
 * a full disk; and the reason when the folder cannot be watched
 * @returns a function that stops it
 */
export function serveBackupRequests(
  dataDir: string,
  make: () => Promise<{ readonly file: string }>,
  report: (error: unknown) => void,
): () => void {
  const folder = folderOf(dataDir);
  // Requests to an earlier process are removed: their senders then stop waiting for an answer.
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  let working = Promise.resolve();
  const answer = async (name: string) => {
    const made = await make().then(
      ({ file }): BackupResponse => ({ file }),
      (error): BackupResponse => {
        const { code, path: place } = error as NodeJS.ErrnoException;
        return { error: error instanceof Error ? error.message : String(error), code, path: place };
      },
    );
    const place = path.join(folder, name.replace(REQUEST, ANSWER));
    fs.writeFileSync(`${place}.draft`, JSON.stringify(made));
    fs.renameSync(`${place}.draft`, place);
  };
  const take = (name: string) => {
    const file = path.join(folder, name);
    if (!name.endsWith(REQUEST) || !fs.existsSync(file)) return;
    const taken = file.replace(REQUEST, TAKEN);
    try {
      fs.writeFileSync(taken, '', { flag: 'wx' });
      fs.rmSync(file);
    } catch (error) {
      fs.rmSync(taken, { force: true });
      const hasSenderGivenUp = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!hasSenderGivenUp) report(error);
      return;
    }
    const beat = setInterval(() => fs.utimes(taken, new Date(), new Date(), () => undefined), BEAT_MS).unref();
    working = working
      .then(() => answer(name))
      .catch(report)
      .finally(() => {
        clearInterval(beat);
        fs.rmSync(taken, { force: true });
      });
  };
  return watchFolder(folder, take, report);
}
