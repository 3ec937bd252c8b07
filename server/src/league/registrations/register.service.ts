import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { centsToEuros, shortDate } from '@club/shared/domain';
import { recordConsent } from '../../consents';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { lockSeason } from '../seasons/league-seasons.repository';
import { prepareSeason } from '../seasons/prepare-season';
import { checkBirthDate } from './check-birth-date';
import { registrationExists } from './registration-exists';
import { registrationWindow } from './registration-window';
import {
  countUndecided,
  differingFields,
  insertRegistration,
  personColumns,
  type RegisteredPerson,
  registrationsOfPerson,
  updateRegistration,
} from './registrations.repository';
import { isReturning } from './returning-player';

/** Many times what a club has; a script must not fill the table. */
const MAX_UNDECIDED = 5_000;

/** The answer to a first registration. */
const received = (year: number) => ({ year, message: `Hvala! Zaprimili smo vašu prijavu za ljetnu ligu ${year}.` });

export type Registering = ReturnType<typeof createRegistering>;

/** The public side of registering. */
export function createRegistering({ db, live, clock }: ServiceParts) {
  /**
   * The year whose registrations are open.
   * @param seen the season that the person was shown; left out: whichever is open
   */
  async function openYear(tx: Tx, seen: number | undefined): Promise<number> {
    const { year, frame } = await registrationWindow(tx, clock.today());
    if (frame.registrationClosed) {
      const span = `${shortDate(frame.registrationFrom)} do ${shortDate(frame.registrationUntil)}`;
      const message = `Prijave za ligu ${year}. su zatvorene. Redovni rok prijava je od ${span}`;
      throw new Refusal(409, 'REGISTRATION_CLOSED', message);
    }
    if (seen !== undefined && seen !== year) {
      const message = `Prijave za ligu ${seen}. više nisu otvorene. Sada se prijavljujete za sezonu ${year}.: provjerite i pošaljite ponovno.`;
      throw new Refusal(409, 'REGISTRATION_MOVED', message);
    }
    return year;
  }

  return {
    /** GET /league-registration */
    async window(): Promise<RegistrationWindow> {
      const { year, frame, isNextSeason } = await registrationWindow(db.handle, clock.today());
      return {
        year,
        isOpen: !frame.registrationClosed,
        from: frame.registrationFrom,
        until: frame.registrationUntil,
        isNextSeason,
        fee: centsToEuros(frame.feeCents),
        feeDeadline: frame.feeDeadline,
      };
    },

    /**
     * POST /league-registration: registering again corrects (resolution 28).
     * @param consents whether the person agreed to `CONSENT_WORDINGS`; nothing is recorded for a person who was not
     * asked
     * @param seen as in `openYear`
     */
    register: (person: RegisteredPerson, consents: boolean, seen?: number) =>
      db.transaction(async (tx) => {
        checkBirthDate(person.birthDate, clock.today());
        const year = await openYear(tx, seen);
        await prepareSeason(tx, year);
        // Registrations of a season are written one after another: nobody is registered twice at once.
        await lockSeason(tx, year);
        // Whoever held the lock before may have closed the registrations.
        await openYear(tx, year);
        const { id, isNew } = await saveRegistration(tx, year, person, clock.now());
        const consent = { kind: 'LEAGUE_REGISTRATION', given: true, at: clock.now() } as const;
        if (consents) await recordConsent(tx, { registrationId: id }, consent);
        await live.changed(tx, 'league');
        return isNew
          ? received(year)
          : { year, message: `Podaci vaše prijave za ljetnu ligu ${year}. su ispravljeni.` };
      }),

    /** Saves nothing, and answers as if it had. */
    discard: async () => received((await registrationWindow(db.handle, clock.today())).year),
  };
}

/** `isNew`: there was no earlier registration of the same person, or the person had withdrawn since. */
async function saveRegistration(
  tx: Tx,
  year: number,
  person: RegisteredPerson,
  at: Date,
): Promise<{ id: number; isNew: boolean }> {
  const [found, another] = await registrationsOfPerson(tx, year, person);
  if (another) throw registrationExists();
  if (!found) {
    if ((await countUndecided(tx, year)) >= MAX_UNDECIDED) throw registrationsFull(year);
    return { id: await insertRegistration(tx, year, person, at), isNew: true };
  }
  // A refused person who registers again is reviewed again, and so is one who has withdrawn; any other accepted one
  // stays accepted, and an administrator decides what the player takes over from it.
  const returning = await isReturning(tx, found);
  const isAccepted = found.state === 'ACCEPTED' && !returning;
  const changed = isAccepted ? [...found.changed_fields, ...differingFields(found, person)] : [];
  await updateRegistration(tx, found.id, {
    ...personColumns(person),
    state: isAccepted ? 'ACCEPTED' : 'NEW',
    player_id: isAccepted ? found.player_id : null,
    modified_at: at,
    refuse_reason: null,
    changed_fields: JSON.stringify([...new Set(changed)]),
  });
  return { id: found.id, isNew: returning };
}

const registrationsFull = (year: number) =>
  new Refusal(
    409,
    'REGISTRATIONS_FULL',
    `Za ligu ${year}. čeka previše neobrađenih prijava, pa novu sada ne možemo zaprimiti. Javite se klubu.`,
  );
