import type { Database } from '../../database';
import type { IdentitySettings } from '../settings';
import { sealerWith } from './sealer';
import { storedSealingKey } from './sealing-key';
import { sealedSecrets } from './secrets.repository';
import { WrongKey } from './wrong-key';

function noKey(error: unknown): undefined {
  if (!(error instanceof WrongKey)) throw error;
}

/** Whether this installation's key opens the secrets sealed in the database; true for a database without secrets. */
export async function canDecryptSecrets(
  database: Database,
  settings: IdentitySettings,
  dataDir: string,
): Promise<boolean> {
  const secrets = await sealedSecrets(database.handle);
  if (secrets.size === 0) return true;
  const key = settings.sealingKey ?? (await storedSealingKey(dataDir).catch(noKey));
  if (!key) return false;
  const sealer = sealerWith(key);
  return [...secrets].every(([name, sealed]) => {
    try {
      sealer.open(name, sealed);
      return true;
    } catch {
      return false;
    }
  });
}

export const hasSecrets = async (database: Database): Promise<boolean> =>
  (await sealedSecrets(database.handle)).size > 0;
