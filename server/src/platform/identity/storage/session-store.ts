import type { Insertable, RawBuilder } from 'kysely';
import { type AdapterPayload, errors } from 'oidc-provider';
import type { Handle, Tx } from '../../database';
import type { Tables } from '../../schema';
import { PayloadStore } from './payload-store';
import { sessionsEpoch } from './sessions-epoch.sql';
import { storedId } from './stored-id';

/** What a session has besides its payload while the provider answers one request. */
export interface SessionOrigin {
  /** It was found in the store, not begun by this request. */
  readonly stored?: boolean;
  /**
   * Set when somebody signs in with this request: the user's `sessionsEpoch` at the time when the password was checked.
   */
  readonly epoch?: string;
}

/**
 * The provider finds a session at the start of a request and saves it at the end. A session that was ended in between
 * (`endSessions`, a sign-out) stays ended, and a sign-in whose approval is outdated begins none.
 */
export class SessionStore extends PayloadStore {
  override async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await super.find(id);
    return found && { ...found, stored: true };
  }

  override async upsert(id: string, given: AdapterPayload & SessionOrigin, expiresIn: number): Promise<void> {
    const { stored = false, epoch, ...payload } = given;
    const row = { model: this.model, id: storedId(id), ...this.rowOf(payload, expiresIn) };
    if (epoch !== undefined) {
      await this.database.transaction(async (tx) => {
        if (!(await isApproved(tx, row.account_id, epoch))) throw outdated();
        await (stored ? keep(tx, row) : insert(tx, row));
      });
    } else if (stored) {
      await keep(this.database.handle, row, row.account_id);
    } else {
      // An earlier release has checked the password, and noted no epoch.
      if (row.account_id !== null) throw outdated();
      await insert(this.database.handle, row);
    }
  }
}

type Row = Omit<Insertable<Tables['identity_payload']>, 'expires_at'> & { expires_at: RawBuilder<Date> };

/** The person is at the sign-in page, and is to read there that the sign-in has to be repeated. */
const outdated = () => Object.assign(new errors.LoginRequired('the sign-in is outdated'), { allow_redirect: false });

async function isApproved(tx: Tx, accountId: string | null, epoch: string): Promise<boolean> {
  const user = await tx
    .selectFrom('identity_user')
    .select('id')
    .where('id', '=', accountId)
    .where('enabled', '=', true)
    .where(sessionsEpoch, '=', epoch)
    // Ending the sessions changes the user's row first: that change is committed already, or it waits and then finds
    // this session.
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
}

async function insert(handle: Handle, row: Row): Promise<void> {
  await handle.insertInto('identity_payload').values(row).execute();
}

/**
 * Updates the session's row, which is found by its uid because its id may be new. @param accountId the user it must
 * belong to, unless it becomes a user's now
 */
async function keep(handle: Handle, row: Row, accountId?: string | null): Promise<void> {
  const { numUpdatedRows } = await handle
    .updateTable('identity_payload')
    .set(row)
    .where('model', '=', row.model)
    .where('uid', '=', row.uid ?? null)
    .$if(accountId !== undefined, (update) => update.where('account_id', 'is not distinct from', accountId ?? null))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new errors.LoginRequired('the session has ended');
}
