import type { Database } from '../../database';
import type { IdentitySettings } from '../settings';
import { hasSecrets } from './can-decrypt-secrets';
import { type Sealer, sealerWith } from './sealer';
import { sealingKeyFile } from './sealing-key';

/** With the key of the settings, or else with that of the key file. @throws WrongKey as `sealingKeyFile` does */
export async function openSealer(
  database: Database,
  { sealingKey }: Pick<IdentitySettings, 'sealingKey'>,
  dataDir: string,
): Promise<Sealer> {
  return sealerWith(sealingKey ?? (await sealingKeyFile(dataDir, () => hasSecrets(database))));
}
