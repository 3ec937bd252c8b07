import { sql } from 'kysely';
import type { Handle } from '../platform/database';
import type { BackupManifest } from './backup-manifest';

/** The ledger's figures in a backup: how many entries, the last one, and the sum of all amounts. */
export async function ledgerSummary(handle: Handle): Promise<BackupManifest['ledger']> {
  const { rows } = await sql<BackupManifest['ledger']>`
    select count(*) as entries, max(id) as "lastId", coalesce(sum(amount_cents), 0)::bigint as "sumCents"
    from ledger_entry`.execute(handle);
  return rows[0] as BackupManifest['ledger'];
}
