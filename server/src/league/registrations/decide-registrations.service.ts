import type {
  AcceptRegistration,
  AddRegistration,
  RefuseRegistration,
  RefuseRegistrations,
  Registration,
  RegistrationChange,
  UndoAcceptance,
} from '@club/shared/contracts/league/registrations-control';
import { personName, plural, yearOf } from '@club/shared/domain';
import { claimKey, type KeyedRequest } from '../../accounts';
import { type Facts, recordAction } from '../../action-log';
import { requireMember } from '../../members';
import type { Tx } from '../../platform/database';
import { INPUT_KEPT, Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { findPlayer } from '../players/league-players.repository';
import { linkedMemberName } from '../players/linked-member';
import { isMadeByAccepting } from '../players/player-traces.repository';
import { type ChangeContext, changeSeason } from '../season-changes/change-season';
import { isUnpublished, type LeagueSeasonRow } from '../seasons/league-seasons.repository';
import { prepareSeason } from '../seasons/prepare-season';
import type { StoredSeason } from '../seasons/stored-season';
import { takesPlayers } from '../seasons/takes-players';
import { type Acceptance, type AcceptedLink, acceptRegistration } from './accept-registration';
import { checkBirthDate } from './check-birth-date';
import { correctPlayer } from './correct-player';
import { checkNotErased } from './erased-registrations';
import { DECIDE_AGAIN, refuseOutdatedRegistration } from './outdated-registration';
import { presentRegistration, presentRegistrations } from './registration.presenter';
import { decidingIn, requireRegistration, subjectOf } from './registration-decision';
import { registrationExists } from './registration-exists';
import {
  differingFields,
  findRegistration,
  findRegistrationByKey,
  insertRegistration,
  lockRegistration,
  memberOfRegistration,
  personColumns,
  type RegisteredPerson,
  type RegistrationRow,
  registrationsOf,
  registrationsOfPerson,
  updateRegistration,
} from './registrations.repository';
import { refuseUndecidedPlayer } from './undecided-player';
import { undoAcceptance } from './undo-acceptance';

const REFUSED = 'Odbijena prijava za ligu';
const UNDO = 'Poništeno prihvaćanje prijave za ligu';
const UNDONE = {
  DELETED: 'Igrač lige je izbrisan.',
  STAYS: 'Igrač ostaje među igračima lige.',
  IN_SEASON: 'Igrač ostaje u sezoni: prihvaćena je i druga njegova prijava.',
};
const changingNames = (actorId: number): ChangeContext => ({ actorId, changesNames: true });
const ORDER = { NEW: 0, ACCEPTED: 1, REFUSED: 1 } as const;

export type RegistrationDecisions = ReturnType<typeof createRegistrationDecisions>;

/** Administration of registrations. */
export function createRegistrationDecisions(parts: ServiceParts) {
  const { db, clock } = parts;
  const decide = decidingIn(parts);

  const accepted = (
    tx: Tx,
    row: RegistrationRow,
    { row: season, record }: StoredSeason,
    choice: Pick<Acceptance, 'playerId' | 'linkMember' | 'seenMember'>,
  ) => {
    checkTakesPlayers(season);
    checkNotErased(row);
    const feeCents = season.fee_cents;
    return acceptRegistration(tx, row, { feeCents, record, ...choice, at: clock.now() });
  };

  return {
    async list(year: number): Promise<Registration[]> {
      const listed = await presentRegistrations(db.handle, await registrationsOf(db.handle, year));
      return listed.toSorted((left, right) => ORDER[left.state] - ORDER[right.state]);
    },

    async accept(id: number, choice: AcceptRegistration, actorId: number): Promise<RegistrationChange> {
      const action = 'Prihvaćena prijava za ligu';
      const { registration, decision } = await decide(id, changingNames(actorId), action, async (tx, row, season) => {
        // Left out: yes (resolution 50).
        const { playerId, linkMember = true, memberId: seenMember, seen } = choice;
        await refuseOutdatedRegistration(tx, row, seen, DECIDE_AGAIN);
        return accepted(tx, row, season, { playerId, linkMember, seenMember });
      });
      return { message: `Prijava je prihvaćena. ${linkMessage(decision.link)}`, registration };
    },

    async refuse(id: number, { reason, seen }: RefuseRegistration, actorId: number): Promise<RegistrationChange> {
      const { registration } = await decide(id, { actorId }, REFUSED, async (tx, row, season) => {
        if (row.state === 'ACCEPTED') {
          const remedy = isUnpublished(season.row) ? 'najprije poništite prihvaćanje' : 'igrač može odustati od sezone';
          throw alreadyAccepted(`Prijava je već prihvaćena; ${remedy}.`);
        }
        if (isRefused(row, reason)) return null;
        await refuseOutdatedRegistration(tx, row, seen, DECIDE_AGAIN);
        return { facts: await refused(tx, id, reason) };
      });
      return { message: 'Prijava je odbijena.', registration };
    },

    /**
     * Refuses several registrations of a season, all of them or none; each is logged as if it had been refused alone,
     * unless it is refused for that reason already.
     */
    async refuseSeveral(
      { year, ids, reason, seen }: RefuseRegistrations,
      actorId: number,
    ): Promise<{ message: string }> {
      const each = [...new Set(ids)].toSorted((left, right) => left - right);
      await changeSeason(parts, year, { actorId }, async (_season, tx) => {
        let changed = 0;
        for (const id of each) {
          const row = requireRegistration(await lockRegistration(tx, id), year);
          if (row.state === 'ACCEPTED') {
            const name = `${row.first_name} ${row.last_name}`;
            throw alreadyAccepted(
              `Već je prihvaćena prijava: ${name}. Nijedna nije odbijena; izostavite je i ponovite.`,
            );
          }
          if (isRefused(row, reason)) continue;
          await refuseOutdatedRegistration(tx, row, seen?.[id], 'Nijedna nije odbijena; provjerite je i ponovite.');
          const facts = await refused(tx, id, reason);
          await recordAction(tx, { actorId, at: clock.now(), action: REFUSED, subject: subjectOf(row), ...facts });
          changed += 1;
        }
        return changed === 0 ? null : { what: `Odbijene prijave za ligu: ${changed}` };
      });
      const verb = plural(each.length, 'Odbijena je', 'Odbijene su', 'Odbijeno je');
      return { message: `${verb} ${each.length} ${plural(each.length, 'prijava', 'prijave', 'prijava')}.` };
    },

    async undoAcceptance(id: number, { seen }: UndoAcceptance, actorId: number): Promise<RegistrationChange> {
      const { registration, decision } = await decide(id, changingNames(actorId), UNDO, (tx, row, season) =>
        undoAcceptance(tx, row, season, { seen, today: clock.today() }),
      );
      const message = `Prihvaćanje je poništeno i prijava ponovno čeka odluku. ${UNDONE[decision.outcome]}`;
      return { message, registration };
    },

    async correct(id: number, person: RegisteredPerson, seen: string, actorId: number): Promise<RegistrationChange> {
      const action = 'Ispravljena prijava za ligu';
      const { registration } = await decide(id, changingNames(actorId), action, async (tx, row) => {
        if (isCorrected(row, person)) return null;
        await refuseOutdatedRegistration(tx, row, seen, INPUT_KEPT);
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
        return { facts: { after: { Prijava: personName(person) } } };
      });
      return { message: 'Prijava je ispravljena.', registration };
    },

    /**
     * Adds a person for an administrator, accepted at once. The administrator was not asked about the link: a player
     * with a relative's e-mail, as children often have, is not the member.
     * @param key created once per form: a repeated request adds nobody more
     * @throws Refusal 409 `KEY_REUSED` when what the first request has added is not the same, or not accepted, any more;
     * `PLAYER_UNDECIDED`
     */
    async add(
      { year, playerId, canAsk, ...person }: AddRegistration,
      { actorId, key }: KeyedRequest,
    ): Promise<RegistrationChange> {
      checkBirthDate(person.birthDate, clock.today());
      // A season of the past comes from its file; one that nobody plays would only be in the way.
      if (year >= yearOf(clock.today())) await db.transaction((tx) => prepareSeason(tx, year));
      let id = 0;
      let link: AcceptedLink = 'NONE';
      await changeSeason(parts, year, changingNames(actorId), async (season, tx) => {
        await claimKey(tx, { actorId, key }, 'REGISTRATION');
        const first = key && (await findRegistrationByKey(tx, key));
        if (first) {
          checkSame(first, year, person);
          await checkSamePlayer(tx, first, playerId);
          id = first.id;
          link = await linkOf(tx, first);
          return null;
        }
        if ((await registrationsOfPerson(tx, year, person)).length > 0) throw registrationExists();
        id = await insertRegistration(tx, year, person, clock.now(), key);
        const row = requireRegistration(await lockRegistration(tx, id));
        if (canAsk && playerId === undefined) await refuseUndecidedPlayer(tx, row);
        const done = await accepted(tx, row, season, { playerId, linkMember: 'NAMED' });
        link = done.link;
        const subject = `${personName(person)}, ${year}.`;
        const action = 'Ručna prijava za ligu';
        const subjectMemberId = await memberOfRegistration(tx, id);
        const log = { action, subject, subjectMemberId, ...done.facts };
        return { what: `${action}: ${personName(person)}`, ...done.change, log };
      });
      const registration = await presentRegistration(
        db.handle,
        requireRegistration(await findRegistration(db.handle, id)),
      );
      return { message: `Igrač je prijavljen za ligu. ${linkMessage(link)}`, registration };
    },
  };
}

/** Whether it is refused for that reason already, as after a lost answer. */
const isRefused = ({ state, refuse_reason }: RegistrationRow, reason: string): boolean =>
  state === 'REFUSED' && refuse_reason === reason;

/** The same for a correction; what the person has changed since acceptance has yet to be passed on to the player. */
const isCorrected = (row: RegistrationRow, person: RegisteredPerson): boolean =>
  row.changed_fields.length === 0 && differingFields(row, person).length === 0;

async function refused(tx: Tx, id: number, reason: string): Promise<{ after: Facts }> {
  await updateRegistration(tx, id, { state: 'REFUSED', refuse_reason: reason });
  return { after: { Razlog: reason } };
}

/** @throws Refusal 409 `KEY_REUSED` unless a registration is still as this request would add it */
function checkSame(first: RegistrationRow, year: number, person: RegisteredPerson): void {
  if (first.state === 'ACCEPTED' && first.year === year && differingFields(first, person).length === 0) return;
  throw addedOtherwise();
}

/** @throws Refusal 409 `KEY_REUSED` unless its player is the one whom this request chooses */
async function checkSamePlayer(
  tx: Tx,
  { player_id: id, registered_at: at }: RegistrationRow,
  chosen: AddRegistration['playerId'],
): Promise<void> {
  if (chosen === undefined || chosen === id) return;
  if (chosen !== null || id === null || !(await isMadeByAccepting(tx, id, at))) throw addedOtherwise();
}

const addedOtherwise = () =>
  new Refusal(
    409,
    'KEY_REUSED',
    'Prvi je pokušaj već zapisan, s drugim podacima ili odlukom. Provjerite popis prijava prije novog unosa.',
  );

/** The link of an accepted registration's player. */
async function linkOf(tx: Tx, { player_id: id }: RegistrationRow): Promise<AcceptedLink> {
  const player = id === null ? undefined : await findPlayer(tx, id);
  return player?.memberId ? { member: await requireMember(tx, player.memberId), kind: 'NEW' } : 'NONE';
}

const alreadyAccepted = (message: string) => new Refusal(409, 'REGISTRATION_ACCEPTED', message);

function linkMessage(link: AcceptedLink): string {
  if (link === 'NONE') return 'Igrač nije povezan s korisnikom.';
  const name = linkedMemberName(link.member);
  if (link.kind === 'NEW') return `Igrač je povezan s korisnikom: ${name}.`;
  const unchanged = link.kind === 'NOT_CHANGED' ? ' Ta veza nije promijenjena.' : '';
  return `Igrač je otprije povezan s korisnikom: ${name}.${unchanged}`;
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
