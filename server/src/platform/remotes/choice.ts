import type { ReleaseChoiceInput } from '@club/shared/contracts/releases/releases';
import { Refusal } from '../http';
import { isAllowed, type StoredChoice } from './browser';
import type { DeployedRemote } from './registry';

/**
 * The choice as a browser may store it, and the message for its administrator.
 * @throws Refusal for an unknown remote or canary, and for an address that the settings do not allow
 */
export function choiceFor(
  remote: string,
  { choice, address = '' }: ReleaseChoiceInput,
  deployed: readonly DeployedRemote[],
  overrideOrigins: readonly string[],
): { readonly choice: StoredChoice; readonly message: string } {
  const found = deployed.find(({ name }) => name === remote);
  if (!found) throw new Refusal(404, 'REMOTE_UNKNOWN', 'Taj dio aplikacije ne postoji.');
  if (choice === 'canary' && !found.canary) {
    throw new Refusal(409, 'NO_CANARY', 'Taj dio aplikacije trenutačno nema probnu inačicu.');
  }
  if (choice !== 'override') {
    return { choice, message: 'Izbor je spremljen. Vrijedi od sljedećeg učitavanja stranice.' };
  }
  if (!isAllowed(address, overrideOrigins)) {
    const message =
      overrideOrigins.length > 0
        ? `Adresa mora početi s ${overrideOrigins.join(' ili ')}.`
        : 'Postavke poslužitelja ne dopuštaju razvojne inačice (OVERRIDE_ORIGINS).';
    throw new Refusal(400, 'ORIGIN_NOT_ALLOWED', message, { address: message });
  }
  const { href } = new URL(address.endsWith('/') ? address : `${address}/`);
  return { choice: { address: href }, message: 'Razvojna inačica vrijedi od sljedećeg učitavanja stranice.' };
}
