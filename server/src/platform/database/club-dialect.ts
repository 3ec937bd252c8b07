import {
  type CompiledQuery,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { currentRequestId } from '../request-id';
import { PipelinedDriver } from './pipelined-driver';
import { nameOfPrepared } from './prepared-statement';

/**
 * Ends every statement of a request with `/* request=… *\/`: what the database logs, or shows in pg_stat_activity, can
 * be found in the club's log. These statements are sent again each time, so the changing text does not defeat a prepared
 * statement; statements prepared by name bypass the compiler and keep the one text that belongs to their name.
 */
class RequestCommentCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node as never, queryId);
    const request = currentRequestId();
    return request ? { ...compiled, sql: `${compiled.sql} /* request=${request} */` } : compiled;
  }
}

interface Options {
  readonly pool: Pool;
  /** Whether a client of the pool accepts several statements at once and answers them in order. */
  readonly pipelined: boolean;
}

export class ClubDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #pipelined: boolean;

  constructor({ pool, pipelined }: Options) {
    // Kysely identifies a connection by its client object: each connection has one, which names its prepared
    // statements.
    const naming = new WeakMap<PoolClient, PostgresPoolClient>();
    const config = {
      pool: {
        connect: async () => {
          const client = await pool.connect();
          const named = naming.get(client) ?? namingClient(client);
          naming.set(client, named);
          return named;
        },
        end: () => pool.end(),
      },
    };
    super(config);
    this.#config = config;
    this.#pipelined = pipelined;
  }

  override createDriver(): Driver {
    return this.#pipelined ? new PipelinedDriver(this.#config) : super.createDriver();
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new RequestCommentCompiler();
  }
}

/** Does not support cursors: no statement of the club uses them. */
const namingClient = (client: PoolClient): PostgresPoolClient =>
  ({
    query: (text: string, values: unknown[]) => {
      const name = nameOfPrepared(text);
      return name ? client.query({ name, text, values }) : client.query(text, values);
    },
    release: () => client.release(),
  }) as unknown as PostgresPoolClient;
