import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { shortDate } from '@club/shared/domain';
import type { Handle, Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { insertEntries } from '../entries/league-entries.repository';
import { insertLeagueFees } from '../fees/league-fees.repository';
import { findPlayerOfMember, insertPlayers, linkMember, updatePlayer } from '../players/league-players.repository';
import { type PlayerNames, readPlayerNames } from '../players/player-names';
import { changeSeason, type LeagueParts } from '../season-changes/change-season';
import { candidatesFor } from './candidates';
import { checkBirthDate } from './check-birth-date';
import { prepareSeason } from './register.service';
import {
  findRegistration,
  findRegistrationOf,
  insertRegistration,
  membersWithEmail,
  personColumns,
  playersBefore,
  type RegisteredPerson,
  type RegistrationRow,
  registrationsOf,
  updateRegistration,
} from './registrations.repository';

const ORDER = { NEW: 0, ACCEPTED: 1, REFUSED: 1 } as const;

/** What an administrator makes of registrations. */
export function createRegistrationDecisions(parts: LeagueParts) {
  const { db, clock } = parts;

  async function known(handle: Handle, id: number): Promise<RegistrationRow> {
    const row = await findRegistration(handle, id);
    if (!row) throw new Refusal(404, 'REGISTRATION_UNKNOWN', 'Ta prijava ne postoji.');
    return row;
  }

  /** One decision about a registration, as a change of its season. */
  async function decide(
    id: number,
    actorId: number,
    action: string,
    work: (tx: Tx, row: RegistrationRow, feeCents: number) => Promise<Record<string, string>>,
  ): Promise<Registration> {
    const { year } = await known(db.handle, id);
    await changeSeason(parts, year, { actorId }, async (season, tx) => {
      const row = await known(tx, id);
      const after = await work(tx, row, season.row.fee_cents);
      const subject = `${row.first_name} ${row.last_name}, ${year}.`;
      return { what: `${action}: ${row.first_name} ${row.last_name}`, log: { action, subject, after } };
    });
    return present(db.handle, await known(db.handle, id));
  }

  const accepted = (tx: Tx, row: RegistrationRow, feeCents: number, playerId: number | null | undefined) =>
    acceptRegistration(tx, row, feeCents, playerId, clock.now());

  return {
    async list(year: number): Promise<Registration[]> {
      const names = await readPlayerNames(db.handle);
      const listed: Registration[] = [];
      for (const row of await registrationsOf(db.handle, year)) listed.push(await present(db.handle, row, names));
      return listed.toSorted((left, right) => ORDER[left.state] - ORDER[right.state]);
    },

    accept: (id: number, playerId: number | null | undefined, actorId: number) =>
      decide(id, actorId, 'Prihvaćena prijava za ligu', (tx, row, feeCents) => accepted(tx, row, feeCents, playerId)),

    refuse: (id: number, reason: string, actorId: number) =>
      decide(id, actorId, 'Odbijena prijava za ligu', async (tx, { state }) => {
        if (state === 'ACCEPTED') {
          const message = 'Prijava je već prihvaćena; igrač može odustati od sezone.';
          throw new Refusal(409, 'REGISTRATION_ACCEPTED', message);
        }
        await updateRegistration(tx, id, { state: 'REFUSED', refuse_reason: reason });
        return { Razlog: reason };
      }),

    correct: (id: number, person: RegisteredPerson, seen: string, actorId: number) =>
      decide(id, actorId, 'Ispravljena prijava za ligu', async (tx, row) => {
        if (row.modified_at.toISOString() !== seen) {
          const extra = { registration: await present(tx, row) };
          throw new Refusal(409, 'REGISTRATION_CHANGED', changedMessage(row), undefined, extra);
        }
        checkBirthDate(person.birthDate, clock.today());
        const other = await findRegistrationOf(tx, row.year, person);
        if (other && other.id !== id) throw sameEmail();
        await updateRegistration(tx, id, { ...personColumns(person), modified_at: clock.now() });
        return { Prijava: `${person.firstName} ${person.lastName}` };
      }),

    /** Added by hand, and accepted at once. */
    async add(year: number, person: RegisteredPerson, actorId: number): Promise<Registration> {
      checkBirthDate(person.birthDate, clock.today());
      await db.transaction((tx) => prepareSeason(tx, year));
      let id = 0;
      await changeSeason(parts, year, { actorId }, async (season, tx) => {
        if (await findRegistrationOf(tx, year, person)) throw sameEmail();
        const at = clock.now();
        const fresh = { year, state: 'NEW', ...personColumns(person), registered_at: at, modified_at: at } as const;
        id = (await insertRegistration(tx, fresh)) ?? 0;
        const after = await accepted(tx, await known(tx, id), season.row.fee_cents, undefined);
        const subject = `${person.firstName} ${person.lastName}, ${year}.`;
        const action = 'Ručna prijava za ligu';
        return { what: `${action}: ${person.firstName} ${person.lastName}`, log: { action, subject, after } };
      });
      return present(db.handle, await known(db.handle, id));
    },
  };
}

export type RegistrationDecisions = ReturnType<typeof createRegistrationDecisions>;

/** What the registration says now, so that whoever corrects it can compare. */
function changedMessage({ first_name, last_name, birth_date, email, phone, city }: RegistrationRow): string {
  const now = [`${first_name} ${last_name}`, shortDate(birth_date), email, phone, city].join(', ');
  return `Prijava je u međuvremenu promijenjena. Sada: ${now}. Vaš unos je ostao; spremite ga samo ako vrijedi.`;
}

const sameEmail = () =>
  new Refusal(409, 'REGISTRATION_EXISTS', 'Za tu sezonu već postoji prijava iste osobe ili iste e-pošte.');

/**
 * The entry, an unpaid fee and, where the e-mail is a member's, the link (resolution 50). The player is the one that is given,
 * a new one for null, else the only certain candidate or a new one.
 */
async function acceptRegistration(
  tx: Tx,
  row: RegistrationRow,
  feeCents: number,
  playerId: number | null | undefined,
  at: Date,
): Promise<Record<string, string>> {
  if (row.state === 'ACCEPTED') throw new Refusal(409, 'REGISTRATION_ACCEPTED', 'Prijava je već prihvaćena.');
  const { rows } = await readPlayerNames(tx);
  const [certain, ...more] = candidatesFor(row, rows).certain;
  const chosen = playerId === undefined && certain && more.length === 0 ? certain.id : (playerId ?? null);
  const old = rows.find(({ id }) => id === chosen);
  if (chosen !== null && !old) throw new Refusal(404, 'PLAYER_UNKNOWN', 'Taj igrač ne postoji.');
  const person = {
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
  if (!old?.memberId) {
    const [member] = await membersWithEmail(tx, row.email);
    if (member && !(await findPlayerOfMember(tx, member.memberId))) await linkMember(tx, id, member.memberId);
  }
  await insertEntries(tx, [{ year: row.year, playerId: id, registeredAt: row.registered_at }]);
  await insertLeagueFees(tx, [{ playerId: id, year: row.year, amountCents: feeCents, paidOn: null }]);
  await updateRegistration(tx, row.id, { state: 'ACCEPTED', player_id: id, refuse_reason: null });
  return { Igrač: old ? 'igrao ranije' : 'nov' };
}

async function present(handle: Handle, row: RegistrationRow, given?: PlayerNames): Promise<Registration> {
  const names = given ?? (await readPlayerNames(handle));
  const candidates = candidatesFor(row, names.rows).all.map(({ id }) => id);
  const played = await playersBefore(handle, row.year);
  const own = row.player_id === null ? candidates : [row.player_id];
  return {
    id: row.id,
    year: row.year,
    state: row.state,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    email: row.email,
    phone: row.phone,
    city: row.city,
    registeredAt: row.registered_at.toISOString(),
    lastModifiedDate: row.modified_at.toISOString(),
    newPlayer: !own.some((id) => played.has(id)),
    refuseReason: row.refuse_reason,
    player: names.maybe(row.player_id),
    candidates: candidates.map(names.of),
    members: await membersWithEmail(handle, row.email),
  };
}
