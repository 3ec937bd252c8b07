import type { Handle } from '../../database';

/** The sealed secrets, by name. */
export async function sealedSecrets(handle: Handle): Promise<ReadonlyMap<string, string>> {
  const rows = await handle.selectFrom('identity_secret').select(['name', 'sealed_value']).execute();
  return new Map(rows.map(({ name, sealed_value }) => [name, sealed_value]));
}

/** Stores a sealed secret. @returns the stored one: that of another process if it was faster */
export async function insertSecret(handle: Handle, name: string, sealed: string, at: Date): Promise<string> {
  await handle
    .insertInto('identity_secret')
    .values({ name, sealed_value: sealed, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed_value } = await handle
    .selectFrom('identity_secret')
    .select('sealed_value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return sealed_value;
}
