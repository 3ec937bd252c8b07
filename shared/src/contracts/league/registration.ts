import { emailAddress } from '@club/shared/contracts/email-address';
import { BirthDate, PLAYER_NAME_LENGTH, TOWN_LENGTH } from '@club/shared/contracts/league/scalars';
import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import { requiredLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** Part of every call about a registration: the six fields, with the messages of the specification (section 5). */
export const REGISTRATION_FIELDS = {
  firstName: requiredLine('Ime je obavezno.', PLAYER_NAME_LENGTH),
  lastName: requiredLine('Prezime je obavezno.', PLAYER_NAME_LENGTH),
  birthDate: BirthDate,
  email: emailAddress('E-pošta je obavezna i mora biti u ispravnom formatu.'),
  phone: requiredLine('Telefon je obavezan.', 30).check(
    z.regex(/^(?=\D*\d)[+()/\d\s.-]*$/, 'Telefon smije sadržavati samo brojke, razmake i znakove + / - ( ).'),
  ),
  city: requiredLine('Mjesto stanovanja je obavezno.', TOWN_LENGTH),
};

/**
 * Part of POST /league-registration: to keep these data, and to show the name among the registered players. The club's
 * own form requires it.
 */
export const RegistrationConsent = z.literal(true, 'Bez pristanka ne možemo zaprimiti prijavu.');

/**
 * POST /league-registration, public. `website` is a field that people do not see: a sender who fills it in is a bot,
 * and gets the usual answer. A birth date after `latestBirth` is refused by field. Registering again corrects the earlier
 * registration (resolution 28). 409 `REGISTRATION_CLOSED` while an administrator has closed it (the message contains
 * the dates), `REGISTRATION_MOVED` when the form now registers for another season than `year` (the message names
 * both), `REGISTRATION_EXISTS` when the e-mail is that of one registration and the name with the birth date of another,
 * `REGISTRATIONS_FULL` for a new one while 5,000 of the season are undecided, `PLAYER_WITHDRAWN` for somebody who has
 * withdrawn from the season once a round is published without the player;
 * 429 `TOO_MANY_REQUESTS` after 10 in 10 minutes from one address, refused ones included
 */
export const LeagueRegistration = z.object({
  ...REGISTRATION_FIELDS,
  /**
   * Left out by callers that know only the six fields of the specification (sections 3 and 7): then no consent is recorded.
   */
  consent: z.optional(RegistrationConsent),
  /** The season that the form showed, with its fee; the same callers leave it out and mean the current one. */
  year: z.optional(z.number().check(z.int())),
  website: z.optional(z.string()),
});

/** The response to POST /league-registration (201). */
export const Registered = z.object({
  message: z.string(),
  /** The season of the registration. */
  year: z.number(),
});

/**
 * GET /league-registration, public: the season that the form currently registers for (resolution 49); `until` is
 * inclusive.
 */
export const RegistrationWindow = z.object({
  year: z.number(),
  isOpen: z.boolean(),
  /** The season's usual registration time. */
  from: ZagrebDate,
  until: ZagrebDate,
  /** Today is outside that period: the form registers for the next season and states so. */
  isNextSeason: z.boolean(),
  fee: Euros,
  feeDeadline: z.nullable(ZagrebDate),
});

/** A row of GET /registered-players. */
export const RegisteredPlayer = z.object({
  ime: z.string(),
  prezime: z.string(),
  nadimak: z.nullable(z.string()),
  /** ISO 8601 in UTC; shown as a Zagreb day dd.MM.yyyy. */
  lastModifiedDate: z.string(),
  /** No earlier season names the player, even as a substitute. */
  newPlayer: z.boolean(),
});

/**
 * GET /registered-players, public: the registrations for the season that the form registers for, latest change first,
 * without refused ones and those of players who have withdrawn.
 */
export const RegisteredPlayers = z.array(RegisteredPlayer);

export type LeagueRegistration = z.infer<typeof LeagueRegistration>;
export type Registered = z.infer<typeof Registered>;
export type RegistrationWindow = z.infer<typeof RegistrationWindow>;
export type RegisteredPlayer = z.infer<typeof RegisteredPlayer>;
