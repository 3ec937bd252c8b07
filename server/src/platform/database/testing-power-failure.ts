import fs from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';

interface UnsyncedWrite {
  readonly file: string;
  readonly position: number;
  /** The overwritten bytes, as far as the file reached. */
  readonly before: Buffer;
  readonly sizeBefore: number;
}

/** Records what a database writes, to determine what would remain after a power failure. */
export interface PowerFailure {
  /** Copies the folder in the state that the disk would have if only synced data had reached it. */
  leave(copy: string): void;
  /** From now on a sync succeeds and does nothing. */
  stopSyncing(): void;
  stop(): void;
}

/**
 * A kill does not affect the operating system's cache; a power failure loses it. Every later write below `folder`
 * counts as lost until its file is synced.
 */
export function watchForPowerFailure(folder: string): PowerFailure {
  let unsynced: UnsyncedWrite[] = [];
  const home = fs.realpathSync(folder);
  const fileOf = (fd: number) => fs.readlinkSync(`/proc/self/fd/${fd}`);
  const write = fs.writeSync as (fd: number, bytes: Uint8Array, offset: number, length: number, at: number) => number;
  const sync = fs.fsyncSync;

  const writing = jest.spyOn(fs, 'writeSync').mockImplementation(((fd, bytes, offset, length, position) => {
    const file = fileOf(fd);
    if (file.startsWith(home)) {
      unsynced.push({ file: path.relative(home, file), position, ...bytesAt(file, position, length) });
    }
    return write(fd, bytes, offset, length, position);
  }) as typeof write as typeof fs.writeSync);
  const syncing = jest.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
    const file = path.relative(home, fileOf(fd));
    sync(fd);
    unsynced = unsynced.filter((written) => written.file !== file);
  });

  return {
    leave(copy) {
      const lost = unsynced.toReversed();
      fs.cpSync(home, copy, { recursive: true });
      for (const { file, position, before, sizeBefore } of lost) {
        const fd = fs.openSync(path.join(copy, file), 'r+');
        write(fd, before, 0, before.length, position);
        fs.ftruncateSync(fd, sizeBefore);
        fs.closeSync(fd);
      }
    },
    stopSyncing: () => void syncing.mockImplementation(() => undefined),
    stop() {
      writing.mockRestore();
      syncing.mockRestore();
    },
  };
}

function bytesAt(file: string, position: number, length: number): Pick<UnsyncedWrite, 'before' | 'sizeBefore'> {
  const fd = fs.openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    const read = fs.readSync(fd, bytes, 0, length, position);
    return { before: bytes.subarray(0, read), sizeBefore: fs.fstatSync(fd).size };
  } finally {
    fs.closeSync(fd);
  }
}
