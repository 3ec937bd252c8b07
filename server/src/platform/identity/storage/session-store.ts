import type { Insertable, RawBuilder } from 'kysely';
import { type AdapterPayload, errors } from 'oidc-provider';
import type { Handle, Tables, Tx } from '../../database';
import { PayloadStore } from './payload-store';
import { sessionsEpoch } from './sessions';
import { storedId } from './stored-id';

/** What a session has beside its payload while the provider answers one request. */
export interface SessionOrigin {
  /** It was found, and not begun by this request. */
  readonly stored?: boolean;
  /** With this request somebody signed in: the user's `sessionsEpoch` when the password was checked. */
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
    // Whoever ends the sessions changes the user first: it has been committed, or waits and finds this session.
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
}

async function insert(handle: Handle, row: Row): Promise<void> {
  await handle.insertInto('identity_payload').values(row).execute();
}

/** By its uid: its id may be a new one. @param accountId whose it has to be, if it does not become somebody's now */
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
