import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of PGlite 0.5.16's file system hooks that fsync needs; PGlite's own types omit it. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}

interface Stream {
  /** The file's descriptor in this process; missing for a folder. */
  readonly nfd?: number | null;
  readonly node: unknown;
}

/**
 * PGlite's folder on disk, with an fsync that syncs. PGlite's own file system has no such operation: PostgreSQL's fsync
 * succeeds without doing anything, and a power failure loses bookings that were confirmed to members.
 */
export class DurableNodeFS extends NodeFS {
  #streams: readonly (Stream | null)[] = [];

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given);
    made.emscriptenOpts.preRun?.push((postgres) => {
      const files = postgres.NODEFS as unknown as NodeFiles;
      files.stream_ops.fsync = (stream) => {
        if (typeof stream.nfd === 'number') fs.fsyncSync(stream.nfd);
        else syncFolder(files.realPath(stream.node));
        return 0;
      };
      this.#streams = (postgres.FS as unknown as { streams: readonly (Stream | null)[] }).streams;
    });
    return made;
  }

  /** Closes the files of an engine that has stopped and can no longer close anything itself. */
  abandon(): void {
    const descriptors = new Set(this.#streams.map((stream) => stream?.nfd));
    for (const descriptor of descriptors) {
      if (typeof descriptor !== 'number') continue;
      try {
        fs.closeSync(descriptor);
      } catch {
        // Closed already.
      }
    }
    this.#streams = [];
  }
}

function syncFolder(folder: string): void {
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** PGlite's own start parameters without `-F` (fsync off); fdatasync, the default method, is a stub in WebAssembly. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  // Clearing the usual 128 MB takes an eighth of each start; reading a million ledger entries is as fast with 32 MB.
  ...['-c', 'shared_buffers=32MB'],
];
