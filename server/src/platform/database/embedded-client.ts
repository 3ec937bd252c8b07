import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Client, type ClientConfig } from 'pg';
import type { EmbeddedEngine } from './embedded-engine';

/** PGlite blocks this process until it has answered a statement; after this time no answer will come. */
const ANSWER_MS = 10_000;
const INVALID_CURSOR_STATE = '24000';

type Callback = (error: Error, result?: unknown) => void;

/** pg's client for the only session of the embedded engine, on the engine that runs when the client is created. */
export function embeddedClient(engine: EmbeddedEngine, answerMs = ANSWER_MS): typeof Client {
  return class EmbeddedClient extends Client {
    readonly #postgres = engine.running;

    constructor(config?: ClientConfig) {
      const { connection } = sessionOn(engine, engine.running);
      // The pool listens to idle clients only; errors of the others reach the caller of the statement.
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
        const finished: Callback = (...answer) => {
          answered();
          (callback as Callback)(...answer);
        };
        return ask.call(this, ...given.slice(0, -1), finished);
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
 * Passes the five messages of a statement to the engine at once: each call into the engine costs as much as the
 * execution of a short statement.
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
      // With syncToFs PGlite would copy its memory to the disk after each statement; here the files are already on
      // disk.
      return postgres.execProtocolStream(whole, { ...options, syncToFs: false });
    },
  };
}

let sessions = 0;

function sessionOn(engine: EmbeddedEngine, postgres: PGlite) {
  const config = createPgConfig(wholeStatements(postgres) as PGlite);
  const { connection } = config;
  // The pool may replace its client, but the engine's session continues and keeps the statements prepared before.
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
      // After a PANIC nothing is answered any more; a portal left open by a failed statement blocks all other
      // statements.
      const isEnd = severity === 'PANIC' || severity === 'FATAL' || code === INVALID_CURSOR_STATE;
      // The failed statement receives this error as its own answer first.
      if (isEnd) setImmediate(() => engine.stopped(postgres, message));
    },
  );
  return config;
}
