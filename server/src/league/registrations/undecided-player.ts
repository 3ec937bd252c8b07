import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { presentRegistration } from './registration.presenter';
import type { RegistrationRow } from './registrations.repository';

/**
 * Somebody who is added without a choice is a new player or the certain one. Whoever else may be meant is the
 * administrator's decision: a second player for the same person would split the matches between them, and the data of a
 * namesake who has the same e-mail, as father and son may, would be replaced.
 * @throws Refusal 409 `PLAYER_UNDECIDED`, with the candidates
 */
export async function refuseUndecidedPlayer(tx: Tx, row: RegistrationRow): Promise<void> {
  const { candidates } = await presentRegistration(tx, row);
  const certain = candidates.find(({ isCertain }) => isCertain);
  if (certain ? !certain.birthDate || certain.birthDate === row.birth_date : candidates.length === 0) return;
  const message = 'U ligi već ima igrača s tim imenom ili e-poštom. Odaberite je li to netko od njih ili novi igrač.';
  throw new Refusal(409, 'PLAYER_UNDECIDED', message, undefined, { candidates });
}
