import { sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../database';
import { unstorableTexts } from '../../http';
import type { SessionNotices } from './session-notices';
import { storedId } from './stored-id';

/** Kinds that are revoked together with their grant. */
const GRANTED = new Set(['AuthorizationCode', 'RefreshToken']);

/**
 * Characters of a row. The pages need half of it; anybody can make the provider store a state or a redirect of any
 * length, many times a minute.
 */
const MAX_PAYLOAD = 4_000;

/**
 * One kind of the provider's state, in the database. Runs outside transactions only. Lifetimes follow the database's
 * clock, not the club's: the provider compares them with the system's time, and CLUB_NOW must not end sessions.
 */
export class PayloadStore implements Adapter {
  constructor(
    protected readonly database: Database,
    private readonly notices: SessionNotices,
    protected readonly model: string,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const row = this.rowOf(payload, expiresIn);
    await this.database.handle
      .insertInto('identity_payload')
      .values({ model: this.model, id: storedId(id), ...row })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.live().where('id', '=', storedId(id)).executeTakeFirst();
    return row && { ...payloadOf(row), jti: id };
  }

  /** Without the session's id, which only its browser has: for reading, not for saving. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.live().where('uid', '=', uid).executeTakeFirst();
    return row && payloadOf(row);
  }

  /** The device flow is not offered. */
  async findByUserCode(): Promise<undefined> {}

  /** Two concurrent exchanges of one token: the row decides which is the first. */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.database.handle
      .updateTable('identity_payload')
      .set({ consumed_at: sql<Date>`now()` })
      .where('model', '=', this.model)
      .where('id', '=', storedId(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new errors.InvalidGrant(`${this.model} was used already`);
  }

  async destroy(id: string): Promise<void> {
    const gone = await this.database.handle
      .deleteFrom('identity_payload')
      .where('model', '=', this.model)
      .where('id', '=', storedId(id))
      .returning('account_id')
      .executeTakeFirst();
    if (this.model === 'Session' && gone?.account_id) await this.notices.ended(gone.account_id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.database.handle
      .deleteFrom('identity_payload')
      .where('model', '=', this.model)
      .where('grant_id', '=', grantId)
      .execute();
  }

  /** What a row stores besides its key. */
  protected rowOf(payload: AdapterPayload, expiresIn: number) {
    // Contains visitor input from the address of the sign-in page: state, nonce, login_hint and the like.
    if (Object.keys(unstorableTexts(payload)).length > 0) {
      throw new errors.InvalidRequest('a parameter holds a character that cannot be stored');
    }
    const stored = JSON.stringify(withoutSecrets(payload));
    if (stored.length > MAX_PAYLOAD) throw new errors.InvalidRequest('the parameters are too long');
    return {
      payload: stored,
      uid: payload.uid ?? null,
      grant_id: GRANTED.has(this.model) ? (payload.grantId ?? null) : null,
      account_id: payload.accountId ?? null,
      expires_at: sql<Date>`now() + make_interval(secs => ${expiresIn})`,
    };
  }

  private live() {
    return this.database.handle
      .selectFrom('identity_payload')
      .select(['payload', 'consumed_at'])
      .where('model', '=', this.model)
      .where('expires_at', '>', sql<Date>`now()`);
  }
}

/** Removes the id in the browser's cookie; an interaction repeats its session's id under `session.cookie`. */
function withoutSecrets({ jti: _id, ...payload }: AdapterPayload): AdapterPayload {
  const { cookie: _cookie, ...session } = payload.session ?? {};
  return payload.session ? { ...payload, session } : payload;
}

function payloadOf(row: { payload: Record<string, unknown>; consumed_at: Date | null }): AdapterPayload {
  return row.consumed_at ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : row.payload;
}
