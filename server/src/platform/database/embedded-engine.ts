import type { PGlite } from '@electric-sql/pglite';
import type { ChannelListener } from './database';

const DISK_FULL = '53100';
const CANNOT_CONNECT_NOW = '57P03';
const TRY_AGAIN_MS = 2_000;

/** The engine has stopped and its replacement is not open yet. `code` is PostgreSQL's. */
class EngineOutage extends Error {
  override readonly name = 'EngineOutage';
  constructor(
    readonly code: typeof DISK_FULL | typeof CANNOT_CONNECT_NOW,
    reason: string,
  ) {
    super(`The embedded database has stopped: ${reason}`);
  }
}

/** How an engine that has stopped is replaced. */
export interface Replacement {
  /** Whether the disk has enough space for the engine to work again. */
  hasSpace(): boolean;
  /** Opens another engine on the same files; the stopped one does not touch them any more. */
  open(): Promise<PGlite>;
  report(error: Error): void;
}

/**
 * PostgreSQL in this process. PGlite 0.5.16 answers nothing any more after a PANIC, for example when the disk is full
 * and the write-ahead log cannot grow. Then every statement fails at once, and another engine starts as soon as there
 * is disk space; it recovers from the files as after a crash.
 */
export class EmbeddedEngine {
  #running: PGlite;
  #outage: EngineOutage | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #sessions = new Set<(outage: Error) => void>();
  readonly #listeners: (readonly [channel: string, listener: ChannelListener])[] = [];

  constructor(
    running: PGlite,
    private readonly replacement?: Replacement,
  ) {
    this.#running = running;
  }

  /** The current engine, or the last one while there is an outage. */
  get running(): PGlite {
    return this.#running;
  }

  /** Why statements fail now; undefined while the engine works. */
  get outage(): Error | undefined {
    return this.#outage;
  }

  /** `end` is called when the engine stops: answers that the session still waits for will not come. */
  addSession(end: (outage: Error) => void): void {
    this.#sessions.add(end);
  }

  async listen(channel: string, listener: ChannelListener): Promise<void> {
    await this.#running.listen(channel, listener.receive);
    this.#listeners.push([channel, listener]);
  }

  /** Marks the running engine as stopped and schedules its replacement. */
  stopped(by: PGlite, reason: string): void {
    if (this.#outage || this.#isClosed || by !== this.#running) return;
    const isFull = this.replacement?.hasSpace() === false;
    this.#outage = new EngineOutage(isFull ? DISK_FULL : CANNOT_CONNECT_NOW, reason);
    this.replacement?.report(this.#outage);
    const sessions = [...this.#sessions];
    this.#sessions.clear();
    for (const end of sessions) end(this.#outage);
    for (const [, { lost }] of this.#listeners) lost();
    this.#tryLater();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    // A stopped engine must not write any more: its memory may differ from its write-ahead log.
    if (!this.#outage) await this.#running.close();
  }

  #tryLater(): void {
    if (!this.replacement) return;
    this.#retry = setTimeout(() => void this.#replace(), TRY_AGAIN_MS).unref();
  }

  async #replace(): Promise<void> {
    const { replacement } = this;
    if (!replacement?.hasSpace()) return this.#tryLater();
    try {
      const opened = await replacement.open();
      if (this.#isClosed) return void (await opened.close());
      for (const [channel, { receive }] of this.#listeners) await opened.listen(channel, receive);
      this.#running = opened;
      this.#outage = undefined;
    } catch (error) {
      replacement.report(error instanceof Error ? error : new Error(String(error)));
      return this.#tryLater();
    }
    for (const [, { back }] of this.#listeners) back();
  }
}
