import type { AcceptRegistration, Registration } from '@club/shared/contracts/league/registrations-control';
import { personName, shortDate, yearOf } from '@club/shared/domain';
import type { Facts } from '../../action-log';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { type ChangeContext, changeSeason, type LeagueParts } from '../season-changes/change-season';
import type { LeagueSeasonRow } from '../seasons/league-seasons.repository';
import { prepareSeason } from '../seasons/prepare-season';
import { takesPlayers } from '../seasons/takes-players';
import { type AcceptedLink, acceptRegistration } from './accept-registration';
import { checkBirthDate } from './check-birth-date';
import { correctPlayer } from './correct-player';
import { checkNotErased } from './erased-registrations';
import { registrationExists } from './register.service';
import { presentRegistration, presentRegistrations } from './registration.presenter';
import {
  findRegistration,
  insertRegistration,
  lockRegistration,
  personColumns,
  type RegisteredPerson,
  type RegistrationRow,
  registrationsOf,
  registrationsOfPerson,
  updateRegistration,
} from './registrations.repository';

const changingNames = (actorId: number): ChangeContext => ({ actorId, changesNames: true });
const ORDER = { NEW: 0, ACCEPTED: 1, REFUSED: 1 } as const;

/** Administration of registrations. */
export function createRegistrationDecisions(parts: LeagueParts) {
  const { db, clock } = parts;

  function requireRegistration(row: RegistrationRow | undefined): RegistrationRow {
    if (!row) throw new Refusal(404, 'REGISTRATION_UNKNOWN', 'Ta prijava ne postoji.');
    return row;
  }

  /** A decision about a registration, as a change of its season. */
  async function decide(
    id: number,
    by: ChangeContext,
    action: string,
    work: (tx: Tx, row: RegistrationRow, season: LeagueSeasonRow) => Promise<{ before?: Facts; after: Facts }>,
  ): Promise<Registration> {
    const { year } = requireRegistration(await findRegistration(db.handle, id));
    await changeSeason(parts, year, by, async (season, tx) => {
      const row = requireRegistration(await lockRegistration(tx, id));
      const facts = await work(tx, row, season.row);
      const subject = `${row.first_name} ${row.last_name}, ${year}.`;
      return { what: `${action}: ${row.first_name} ${row.last_name}`, log: { action, subject, ...facts } };
    });
    return presentRegistration(db.handle, requireRegistration(await findRegistration(db.handle, id)));
  }

  const accepted = (
    tx: Tx,
    row: RegistrationRow,
    season: LeagueSeasonRow,
    { playerId, linkMember }: AcceptRegistration,
  ) => {
    checkTakesPlayers(season);
    checkNotErased(row);
    return acceptRegistration(tx, row, { feeCents: season.fee_cents, playerId, linkMember, at: clock.now() });
  };

  return {
    async list(year: number): Promise<Registration[]> {
      const listed = await presentRegistrations(db.handle, await registrationsOf(db.handle, year));
      return listed.toSorted((left, right) => ORDER[left.state] - ORDER[right.state]);
    },

    async accept(
      id: number,
      choice: AcceptRegistration,
      actorId: number,
    ): Promise<{ message: string; registration: Registration }> {
      let link: AcceptedLink = 'NONE';
      const action = 'Prihvaćena prijava za ligu';
      const registration = await decide(id, changingNames(actorId), action, async (tx, row, season) => {
        const done = await accepted(tx, row, season, choice);
        link = done.link;
        return done.facts;
      });
      return { message: `Prijava je prihvaćena. ${linkMessage(link)}`, registration };
    },

    refuse: (id: number, reason: string, actorId: number) =>
      decide(id, { actorId }, 'Odbijena prijava za ligu', async (tx, { state }) => {
        if (state === 'ACCEPTED') {
          const message = 'Prijava je već prihvaćena; igrač može odustati od sezone.';
          throw new Refusal(409, 'REGISTRATION_ACCEPTED', message);
        }
        await updateRegistration(tx, id, { state: 'REFUSED', refuse_reason: reason });
        return { after: { Razlog: reason } };
      }),

    correct: (id: number, person: RegisteredPerson, seen: string, actorId: number) =>
      decide(id, changingNames(actorId), 'Ispravljena prijava za ligu', async (tx, row) => {
        if (row.modified_at.toISOString() !== seen) {
          const extra = { registration: await presentRegistration(tx, row) };
          throw new Refusal(409, 'REGISTRATION_CHANGED', changedMessage(row), undefined, extra);
        }
        checkNotErased(row);
        checkBirthDate(person.birthDate, clock.today());
        const same = await registrationsOfPerson(tx, row.year, person);
        if (same.some((other) => other.id !== id)) throw registrationExists();
        await updateRegistration(tx, id, {
          ...personColumns(person),
          modified_at: clock.now(),
          changed_fields: JSON.stringify([]),
        });
        await correctPlayer(tx, row, person);
        return { after: { Prijava: personName(person) } };
      }),

    /** Added by an administrator, and accepted at once. */
    async add(year: number, person: RegisteredPerson, actorId: number): Promise<Registration> {
      checkBirthDate(person.birthDate, clock.today());
      // A season of the past comes from its file; one that nobody plays would only be in the way.
      if (year >= yearOf(clock.today())) await db.transaction((tx) => prepareSeason(tx, year));
      let id = 0;
      await changeSeason(parts, year, changingNames(actorId), async (season, tx) => {
        if ((await registrationsOfPerson(tx, year, person)).length > 0) throw registrationExists();
        const at = clock.now();
        const fresh = { year, state: 'NEW', ...personColumns(person), registered_at: at, modified_at: at } as const;
        id = await insertRegistration(tx, fresh);
        const { facts } = await accepted(tx, requireRegistration(await lockRegistration(tx, id)), season.row, {});
        const subject = `${personName(person)}, ${year}.`;
        const action = 'Ručna prijava za ligu';
        return { what: `${action}: ${personName(person)}`, log: { action, subject, ...facts } };
      });
      return presentRegistration(db.handle, requireRegistration(await findRegistration(db.handle, id)));
    },
  };
}

function linkMessage(link: AcceptedLink): string {
  if (link === 'NONE') return 'Igrač nije povezan s korisnikom.';
  if (link === 'EARLIER') return 'Igrač je otprije povezan s korisnikom.';
  return `Igrač je povezan s korisnikom: ${personName(link)} (${link.username}).`;
}

/** What the registration says now, so that whoever corrects it can compare. */
function changedMessage({ first_name, last_name, birth_date, email, phone, city }: RegistrationRow): string {
  const now = [`${first_name} ${last_name}`, shortDate(birth_date), email, phone, city].join(', ');
  return `Prijava je u međuvremenu promijenjena. Sada: ${now}. Vaš unos je ostao; spremite ga samo ako vrijedi.`;
}

/** @throws Refusal 409 `SEASON_FINISHED`, `ROUNDS_OVER` */
function checkTakesPlayers(season: LeagueSeasonRow): void {
  if (takesPlayers(season)) return;
  const { year, state } = season;
  if (state === 'FINISHED') {
    throw new Refusal(409, 'SEASON_FINISHED', `Sezona ${year}. je završena i ne prima nove igrače.`);
  }
  const message = `Kola sezone ${year}. su odigrana; nitko se više ne može uključiti.`;
  throw new Refusal(409, 'ROUNDS_OVER', message);
}
