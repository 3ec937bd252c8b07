import { formatCents, personName, shortDate } from '@club/shared/domain';
import type { Facts } from '../../action-log';
import { requireMember } from '../../members';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { SeasonRecord } from '../engine';
import { entriesOf, insertEntries, markWithdrawn } from '../entries/league-entries.repository';
import { insertLeagueFees } from '../fees/league-fees.repository';
import { requirePresent } from '../players/erased-players';
import {
  findPlayerOfMember,
  insertPlayers,
  type LeaguePerson,
  type LeaguePlayerRow,
  linkMember,
  updatePlayer,
} from '../players/league-players.repository';
import { linkedMemberFacts, type NamedMember } from '../players/linked-member';
import { readPlayerNames } from '../players/player-names';
import { playerUnknown } from '../players/require-players';
import type { SeasonChange } from '../season-changes/change-season';
import { mayReturn, withReturned } from '../withdrawals/withdrawals';
import { candidatesAmong } from './candidates';
import { refuseOtherMember } from './outdated-registration';
import { hasNameOf } from './registered-name';
import {
  membersWithEmails,
  type RegistrationRow,
  registrationsOf,
  updateRegistration,
} from './registrations.repository';
import { replacedFacts } from './replaced-data';

export interface Acceptance {
  readonly feeCents: number;
  /** Of the season; null before its first publication. */
  readonly record: SeasonRecord | null;
  /** The player whose registration this is; null: a new player; undefined: the certain candidate, else a new player. */
  readonly playerId: number | null | undefined;
  /**
   * Whether the player is linked to the member with the e-mail; `NAMED`: only to one who has the registration's name
   * too.
   */
  readonly linkMember: boolean | 'NAMED';
  /** The member whom the administrator saw; left out: nobody was named. */
  readonly seenMember?: number | undefined;
  readonly at: Date;
}

interface Accepted {
  /** The changes of the player, for the action log. */
  readonly facts: { readonly before?: Facts | undefined; readonly after: Facts };
  readonly link: AcceptedLink;
  /** What changes in the season's record. */
  readonly change: Pick<SeasonChange, 'record'>;
}

/** Which member the player is linked to after the acceptance. */
export type AcceptedLink =
  | 'NONE'
  | {
      readonly member: NamedMember;
      /** `KEPT`: the player had the link before; `NOT_CHANGED`: and the administrator wanted another one. */
      readonly kind: 'NEW' | 'KEPT' | 'NOT_CHANGED';
    };

/**
 * Creates the entry, an unpaid fee and, where the e-mail is a member's, the link (resolution 50). A player who had
 * withdrawn from the season is in it again.
 * @throws Refusal 409 `REGISTRATION_ACCEPTED`, `NOT_A_CANDIDATE`, `PLAYER_ENTERED`, `PLAYER_WITHDRAWN`,
 * `REGISTRATION_CHANGED` when another member has the e-mail by now; 404 `PLAYER_UNKNOWN`
 */
export async function acceptRegistration(
  tx: Tx,
  row: RegistrationRow,
  { feeCents, record, playerId, linkMember: wanted, seenMember, at }: Acceptance,
): Promise<Accepted> {
  if (row.state === 'ACCEPTED') throw new Refusal(409, 'REGISTRATION_ACCEPTED', 'Prijava je već prihvaćena.');
  const old = await chosenPlayer(tx, row, playerId);
  if (old) await requirePresent(tx, [old.id], 'Odaberite novog igrača.');
  const withdrawnOn = old ? await withdrawalOf(tx, row.year, old, record) : null;
  const person: LeaguePerson = {
    firstName: row.first_name,
    lastName: row.last_name,
    nickname: old?.nickname ?? null,
    birthDate: row.birth_date,
    residence: row.city,
    email: row.email,
    phone: row.phone,
  };
  const id = old?.id ?? (await insertPlayers(tx, [{ ...person, createdAt: at }]))[0] ?? 0;
  if (old) await updatePlayer(tx, id, person);
  // Who is added is not asked about, and a page of an earlier release does not say whom it shows.
  const asked = wanted === true ? seenMember : undefined;
  const link = old?.memberId
    ? await keptLink(tx, old.memberId, asked)
    : await linkRegistered(tx, id, row, wanted, seenMember);
  await insertEntries(tx, [{ year: row.year, playerId: id, registeredAt: row.registered_at }]);
  if (withdrawnOn) await markWithdrawn(tx, row.year, id, null);
  const newFees = await insertLeagueFees(tx, [{ playerId: id, year: row.year, amountCents: feeCents, paidOn: null }]);
  await updateRegistration(tx, row.id, { state: 'ACCEPTED', player_id: id, refuse_reason: null });
  // Names only: the action log outlives what an erased person's contact data may stay in.
  const linked = link !== 'NONE' && link.kind === 'NEW' ? linkedMemberFacts(link.member) : {};
  const after = {
    Igrač: old ? 'raniji' : 'nov',
    Ime: personName(person),
    ...(old && replacedFacts(old, person)),
    ...(withdrawnOn && { Odustajanje: 'poništeno' }),
    ...(newFees > 0 && { Članarina: formatCents(feeCents) }),
    ...linked,
  };
  const before = old && { Ime: personName(old), ...(withdrawnOn && { Odustajanje: shortDate(withdrawnOn) }) };
  return { facts: { before, after }, link, change: withdrawnOn ? withReturned(record, id) : {} };
}

async function linkRegistered(
  tx: Tx,
  id: number,
  row: RegistrationRow,
  wanted: Acceptance['linkMember'],
  seenMember: Acceptance['seenMember'],
): Promise<AcceptedLink> {
  const [member] = await membersWithEmails(tx, [row.email_key]);
  if (wanted && seenMember !== undefined && seenMember !== member?.memberId) await refuseOtherMember(tx, row, member);
  const isWanted = member && (wanted === 'NAMED' ? hasNameOf(row, member) : wanted);
  if (!isWanted || (await findPlayerOfMember(tx, member.memberId))) return 'NONE';
  await linkMember(tx, id, member.memberId);
  return { member, kind: 'NEW' };
}

/** @param asked the member whom the administrator wanted to be linked */
async function keptLink(tx: Tx, memberId: number, asked: number | undefined): Promise<AcceptedLink> {
  const isOther = asked !== undefined && asked !== memberId;
  return { member: await requireMember(tx, memberId), kind: isOther ? 'NOT_CHANGED' : 'KEPT' };
}

async function chosenPlayer(
  tx: Tx,
  row: RegistrationRow,
  playerId: number | null | undefined,
): Promise<LeaguePlayerRow | undefined> {
  const { rows } = await readPlayerNames(tx);
  const { certain, all } = candidatesAmong(rows)(row);
  if (playerId === undefined) return certain;
  if (playerId === null) return undefined;
  const player = rows.find(({ id }) => id === playerId);
  if (!player) throw playerUnknown();
  // The registration's data replace the player's, in all of his seasons.
  if (!all.includes(player)) {
    const message = `${personName(player)} nema ni ime ni e-poštu iz prijave. Odaberite ponuđenog ili novog igrača.`;
    throw new Refusal(409, 'NOT_A_CANDIDATE', message);
  }
  return player;
}

/**
 * The day on which a player who returns to the season has withdrawn from it; null for any other.
 * @throws Refusal 409 `PLAYER_ENTERED`, `PLAYER_WITHDRAWN`
 */
async function withdrawalOf(
  tx: Tx,
  year: number,
  player: LeaguePlayerRow,
  record: SeasonRecord | null,
): Promise<string | null> {
  const entry = (await entriesOf(tx, year)).find(({ playerId }) => playerId === player.id);
  if (!entry) return null;
  const name = personName(player);
  if (!entry.withdrawnOn) {
    // Of a player who registered again, and whose withdrawal has been taken back since, this is the registration.
    const isRegistered = (await registrationsOf(tx, year)).some(
      ({ player_id: registered }) => registered === player.id,
    );
    if (!isRegistered) return null;
    const message = `${name} već je u sezoni ${year}. Ako je prijava druge osobe, odaberite novog igrača.`;
    throw new Refusal(409, 'PLAYER_ENTERED', message);
  }
  if (!mayReturn(record, player.id)) {
    const message = `${name}: nakon odustajanja od sezone ${year}. objavljeno je novo kolo, pa se u nju više ne može vratiti.`;
    throw new Refusal(409, 'PLAYER_WITHDRAWN', message);
  }
  return entry.withdrawnOn;
}
