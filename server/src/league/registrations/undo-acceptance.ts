import { formatMoney, personName, shortDate, withStop } from '@club/shared/domain';
import { findMember, keepNamesOfPlayer } from '../../members';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { deleteEntry } from '../entries/league-entries.repository';
import { deleteLeagueFee, lockLeagueFeeOf } from '../fees/league-fees.repository';
import { deletePlayer, type LeaguePlayerRow, lockPlayer } from '../players/league-players.repository';
import { linkedMemberFacts } from '../players/linked-member';
import { isMadeByAccepting, isTraceless } from '../players/player-traces.repository';
import { playerUnknown } from '../players/require-players';
import { isUnpublished } from '../seasons/league-seasons.repository';
import type { StoredSeason } from '../seasons/stored-season';
import { withoutPlayer } from '../withdrawals/withdrawals';
import { checkNotErased } from './erased-registrations';
import { DECIDE_AGAIN, refuseOutdatedRegistration } from './outdated-registration';
import type { Decision } from './registration-decision';
import { type RegistrationRow, registrationsOf, updateRegistration } from './registrations.repository';

/** What becomes of the player. IN_SEASON: another registration of the season is accepted for the same player. */
type Outcome = 'DELETED' | 'STAYS' | 'IN_SEASON';

interface Undone extends Decision {
  readonly outcome: Outcome;
}

/**
 * Takes an acceptance back before its season begins: the registration is undecided again, and what followed from
 * accepting it goes, with the player whom it had made. A player who was known before stays, with the data that the
 * acceptance has given him. Nobody is notified, as nobody is of a decision.
 * @throws Refusal 409 `REGISTRATION_NOT_ACCEPTED`, `REGISTRATION_ERASED`, `REGISTRATION_CHANGED`, `SEASON_PUBLISHED`,
 * `FEE_PAID`
 */
export async function undoAcceptance(
  tx: Tx,
  row: RegistrationRow,
  season: StoredSeason,
  { seen, today }: { seen: string; today: string },
): Promise<Undone> {
  const { year, player_id: playerId } = row;
  if (row.state !== 'ACCEPTED' || playerId === null) throw notAccepted();
  checkNotErased(row);
  await refuseOutdatedRegistration(tx, row, seen, DECIDE_AGAIN);
  if (!isUnpublished(season.row)) throw published(year);
  await updateRegistration(tx, row.id, {
    state: 'NEW',
    player_id: null,
    refuse_reason: null,
    changed_fields: JSON.stringify([]),
  });
  const isInSeason = (await registrationsOf(tx, year)).some((other) => other.player_id === playerId);
  const fee = isInSeason ? undefined : await lockUnpaidFee(tx, playerId, year);
  const player = await lockPlayer(tx, playerId);
  if (!player) throw playerUnknown();
  const before = { Ime: personName(player) };
  if (isInSeason) return { outcome: 'IN_SEASON', facts: { before, after: { Igrač: 'ostaje u sezoni' } } };
  if (fee) await deleteLeagueFee(tx, fee.id);
  await deleteEntry(tx, year, playerId);
  const isDeleted = await deleteMadePlayer(tx, player, row);
  const paid = fee && { Članarina: formatMoney(fee.amountCents, fee.currency) };
  const member = isDeleted && player.memberId !== null && (await findMember(tx, player.memberId));
  return {
    outcome: isDeleted ? 'DELETED' : 'STAYS',
    facts: {
      before: { ...before, ...paid, ...(member && linkedMemberFacts(member)) },
      after: { Igrač: isDeleted ? 'izbrisan' : 'ostaje' },
    },
    change: withoutPlayer(season, playerId, today),
  };
}

/** Locked, so that it cannot be paid meanwhile. */
async function lockUnpaidFee(tx: Tx, playerId: number, year: number) {
  const fee = await lockLeagueFeeOf(tx, playerId, year);
  if (!fee?.paidOn) return fee;
  const message = `${withStop(`Članarina za ${year}. plaćena je ${shortDate(fee.paidOn)}`)} Ako uplata nije njegova ili je vraćena, najprije je na stranici „Uplate za ligu” označite neplaćenom.`;
  throw new Refusal(409, 'FEE_PAID', message);
}

/** @returns whether there is nothing more of the player than this acceptance, which is gone */
async function deleteMadePlayer(tx: Tx, player: LeaguePlayerRow, row: RegistrationRow): Promise<boolean> {
  if (!(await isMadeByAccepting(tx, player.id, row.registered_at)) || !(await isTraceless(tx, player.id, row.year)))
    return false;
  // Texts of the meantime mention the player.
  await keepNamesOfPlayer(tx, player, row.id);
  await deletePlayer(tx, player.id);
  return true;
}

const notAccepted = () =>
  new Refusal(
    409,
    'REGISTRATION_NOT_ACCEPTED',
    'Prijava nije prihvaćena, pa nema što poništiti. Prikazano je novo stanje.',
  );

const published = (year: number) =>
  new Refusal(
    409,
    'SEASON_PUBLISHED',
    `Prvo kolo sezone ${year}. je objavljeno, pa se prihvaćanje više ne može poništiti. Na stranici „Kola” upišite da je igrač odustao.`,
  );
