import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Client, type ClientConfig } from 'pg';
import type { EmbeddedEngine } from './embedded-engine';

/** PGlite answers a statement before anything else happens in this process; one that waits so long has no answer. */
const ANSWER_MS = 10_000;
const INVALID_CURSOR_STATE = '24000';

type Callback = (error: Error, result?: unknown) => void;

/** pg's client for the one session of the embedded engine, whichever runs when the client is made. */
export function embeddedClient(engine: EmbeddedEngine, answerMs = ANSWER_MS): typeof Client {
  return class EmbeddedClient extends Client {
    readonly #postgres = engine.running;

    constructor(config?: ClientConfig) {
      const { connection } = sessionOn(engine, engine.running);
      // The pool listens to idle clients only; an error of another one reaches whoever asked.
      super({ ...config, connection } as ClientConfig);
      this.on('error', () => undefined);
      engine.addSession((outage) => {
        if (connection.listenerCount('error') > 0) connection.emit('error', outage);
      });
    }

    override connect(...given: unknown[]): Promise<this> {
      if (engine.outage) return refuse(given.at(-1), engine.outage) as Promise<this>;
      return (super.connect as (...given: unknown[]) => Promise<this>)(...given);
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads end in `any`.
    override query(...given: any[]): any {
      const callback: unknown = given.at(-1);
      if (engine.outage) return refuse(callback, engine.outage);
      const watchdog = setTimeout(() => engine.stopped(this.#postgres, 'a statement has no answer'), answerMs);
      const answered = () => clearTimeout(watchdog);
      const ask = super.query as (...given: unknown[]) => unknown;
      if (typeof callback === 'function') {
        const heard: Callback = (...answer) => {
          answered();
          (callback as Callback)(...answer);
        };
        return ask.call(this, ...given.slice(0, -1), heard);
      }
      const answer = ask.call(this, ...given);
      if (answer instanceof Promise) answer.then(answered, answered);
      else answered();
      return answer;
    }
  };
}

function refuse(callback: unknown, outage: Error): Promise<never> | undefined {
  if (typeof callback !== 'function') return Promise.reject(outage);
  process.nextTick(callback as Callback, outage);
  return undefined;
}

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const FLUSH = 'H'.charCodeAt(0);

/**
 * Hands the five messages of a statement to the engine at once: each entry into it costs as much as what a short
 * statement does there.
 */
function wholeStatements(postgres: PGlite): Pick<PGlite, 'execProtocolStream' | 'waitReady'> {
  let held: Uint8Array[] = [];
  return {
    waitReady: postgres.waitReady,
    execProtocolStream: async (message, options) => {
      held.push(message);
      if (![SYNC, QUERY, FLUSH].includes(message[0] ?? 0)) return [];
      const whole = held.length === 1 ? message : Buffer.concat(held);
      held = [];
      // PGlite would copy memory to the disk after each; here the files are the disk's own.
      return postgres.execProtocolStream(whole, { ...options, syncToFs: false });
    },
  };
}

let sessions = 0;

function sessionOn(engine: EmbeddedEngine, postgres: PGlite) {
  const config = createPgConfig(wholeStatements(postgres) as PGlite);
  const { connection } = config;
  // The pool may replace its client, while the engine's one session goes on and knows what the one before has prepared.
  const session = ++sessions;
  const ownName = (name?: string) => name && `${name} ${session}`;
  const { parse, bind } = connection;
  connection.parse = (statement: { name?: string; types?: unknown }) => {
    // PGlite 0.5.16 takes the process down when a statement's `types` is not an array.
    const types = Array.isArray(statement.types) ? statement.types : undefined;
    parse.call(connection, { ...statement, types, name: ownName(statement.name) });
  };
  connection.bind = (portal: { statement?: string }) =>
    bind.call(connection, { ...portal, statement: ownName(portal.statement) });
  connection.on(
    'errorMessage',
    ({ severity, code, message }: { severity?: string; code?: string; message: string }) => {
      // After a PANIC nothing is answered any more; a portal that a failed statement has left behind stops every other one.
      const isEnd = severity === 'PANIC' || severity === 'FATAL' || code === INVALID_CURSOR_STATE;
      // The statement that it came with gets it as its own answer first.
      if (isEnd) setImmediate(() => engine.stopped(postgres, message));
    },
  );
  return config;
}
