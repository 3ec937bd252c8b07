import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { LinkedMember } from '@club/shared/contracts/league/players-control';
import { REGISTRATION_FIELDS } from '@club/shared/contracts/league/registration';
import { BirthDate, PlayerNumber, YearText } from '@club/shared/contracts/league/scalars';
import { LARGEST_INTEGER, Message, RowId } from '@club/shared/contracts/scalars';
import { requiredText } from '@club/shared/contracts/texts';
import { formatNumber } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/**
 * Path of PUT /admin/league/registrations/{id}, POST …/{id}/accept, POST …/{id}/undo-acceptance, POST …/{id}/refuse and
 * POST …/{id}/erase: 404 `REGISTRATION_UNKNOWN`.
 * All calls in this file require the role ADMIN.
 */
export const RegistrationPath = z.object({ id: RowId });
/** Query of GET /admin/league/registrations; a year without a season has none. */
export const RegistrationsQuery = z.object({ year: YearText });

/** Part of `Registration`: a member who has the registration's e-mail. */
const RegisteredMember = z.extend(LinkedMember, {
  /**
   * The member has the registration's name too, without regard to case and diacritics. Members enter their e-mail
   * themselves: the e-mail alone may be somebody else's. Older servers leave it out.
   */
  hasName: z._default(z.boolean(), false),
});

/**
 * Part of `Registration`: a player of earlier seasons who may be the person who registered. Older servers send only the
 * fields of `LeaguePlayer`.
 */
export const RegistrationCandidate = z.extend(LeaguePlayer, {
  nadimak: z._default(z.nullable(z.string()), null),
  birthDate: z.optional(z.nullable(BirthDate)),
  /** Seasons with an entry, or that name the player, for example as a substitute, ascending. */
  years: z.optional(z.array(z.number())),
  /**
   * This player certainly is the person: has the name and also the birth date or the e-mail, and nobody else matches as
   * well. A name or an e-mail alone may be that of somebody else in the family.
   */
  isCertain: z._default(z.boolean(), false),
  /** The member whom the player is linked to, which accepting does not change. Older servers leave it out. */
  memberId: z.optional(z.nullable(z.number())),
});

/** A row of GET /admin/league/registrations?year, NEW ones first, then by latest change. */
export const Registration = z.object({
  id: z.number(),
  year: z.number(),
  state: z.enum(['NEW', 'ACCEPTED', 'REFUSED']),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: BirthDate,
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  /** ISO 8601 in UTC. */
  registeredAt: z.string(),
  lastModifiedDate: z.string(),
  newPlayer: z.boolean(),
  refuseReason: z.nullable(z.string()),
  /**
   * What the person has changed by registering again since acceptance; a correction passes it on to the player.
   * Older servers leave it out.
   */
  changedFields: z._default(z.array(z.enum(['firstName', 'lastName', 'birthDate', 'email', 'phone', 'city'])), []),
  /** Set when the registration is accepted. */
  player: z.nullable(LeaguePlayer),
  /** The person's data are erased: it can only be refused. Older servers leave it out. */
  erased: z._default(z.boolean(), false),
  /** The best match first. */
  candidates: z.array(RegistrationCandidate),
  /** Members with the same e-mail; accepting links the first of them, see `AcceptRegistration`. */
  members: z.array(RegisteredMember),
});
/** The response to GET /admin/league/registrations?year. */
export const Registrations = z.array(Registration);

/** Part of the calls below: the season. */
const Year = z.number().check(z.int(), z.minimum(2000), z.maximum(2100));
/** Part of the calls below: the six fields of a registration. A birth date after `latestBirth` is refused by field. */
export const RegistrationInput = z.object(REGISTRATION_FIELDS);
/** Part of the calls below: `lastModifiedDate` as the page showed it. */
const SeenRegistration = z.string('Osvježite stranicu.').check(z.maxLength(40));
/**
 * PUT /admin/league/registrations/{id}: corrects the six fields. 409 `REGISTRATION_CHANGED` with `RegistrationNow` when
 * somebody changed them after the page was loaded, unless to what is sent, `REGISTRATION_EXISTS`, `REGISTRATION_ERASED`
 */
export const CorrectRegistration = z.extend(RegistrationInput, {
  seen: SeenRegistration,
});
/**
 * POST /admin/league/registrations (201): added by hand to the season of that year, and accepted at once (resolution
 * 49). The player is linked to the member with the e-mail only if that member has the name too; the message of the
 * response shows whether. 404 `SEASON_UNKNOWN` for a past year without one; 409 `REGISTRATION_EXISTS`, `PLAYER_ENTERED`,
 * `PLAYER_ERASED`, `SEASON_FINISHED`, `ROUNDS_OVER`. Repeating a request with the same key (`IdempotencyHeaders`) adds nobody
 * else; 409 `KEY_REUSED` when it differs from what the first one added, or that is not accepted any more.
 * `playerId` as in `AcceptRegistration`, and 409 `NOT_A_CANDIDATE`, `PLAYER_UNKNOWN` (404) as there; without it, where the
 * page can ask (`canAsk`), 409 `PLAYER_UNDECIDED` with `PlayerQuestion` when a player may be the person and is not certainly.
 */
export const AddRegistration = z.extend(RegistrationInput, {
  year: Year,
  playerId: z.optional(z.nullable(PlayerNumber)),
  /** Whether the page can ask which player is meant. Those before 2.6 cannot, and do not send it. */
  canAsk: z.optional(z.boolean()),
});
/** Additional member of the problem `PLAYER_UNDECIDED` (409); the best match first. */
export const PlayerQuestion = z.object({ candidates: z.array(RegistrationCandidate) });

const NO_MEMBER = 'Osvježite stranicu: korisnik nije poznat.';
/**
 * POST …/{id}/accept: `playerId` one of the candidates, null a new player; without it the certain candidate, else a new
 * one. Creates the season's entry, an unpaid fee and, where the e-mail is a member's, the link (resolution 50). The
 * message of the response shows whether the player is linked. 404 `PLAYER_UNKNOWN`; 409 `REGISTRATION_ACCEPTED`,
 * `NOT_A_CANDIDATE`, `PLAYER_ENTERED` for a player who is in that season already, `SEASON_FINISHED`, `ROUNDS_OVER`
 * after the last round (while it is open, somebody can be accepted to substitute in it), `REGISTRATION_ERASED`,
 * `PLAYER_ERASED` when the person's data are erased, and `REGISTRATION_CHANGED` with `RegistrationNow` when they are not
 * those that the page showed. A player who has withdrawn from the season is in it again; 409 `PLAYER_WITHDRAWN` once a
 * round is published without the player.
 */
export const AcceptRegistration = z.object({
  playerId: z.optional(z.nullable(PlayerNumber)),
  /**
   * Whether to link the player to the member with the registration's e-mail; default: yes (resolution 50). Our dialog
   * always sends it, because the e-mail addresses of members are not verified (decision 8).
   */
  linkMember: z.optional(z.boolean()),
  /**
   * The member whom the page showed beside `linkMember`. When another member, or none, has the e-mail by now: 409
   * `REGISTRATION_CHANGED` with `RegistrationNow`. Without it whoever has the e-mail is linked.
   */
  memberId: z.optional(
    z.number(NO_MEMBER).check(z.int(NO_MEMBER), z.minimum(1, NO_MEMBER), z.maximum(LARGEST_INTEGER, NO_MEMBER)),
  ),
  /** Without it there is no conflict check. */
  seen: z.optional(SeenRegistration),
});
/**
 * POST …/{id}/undo-acceptance, until the first round of the season is published: the registration is NEW again, the
 * season's entry and unpaid fee are deleted, and the player leaves the unpublished pyramid. The player is deleted, too,
 * unless somebody else added him or there is more of him than this registration; entry and fee stay while another
 * registration of the season is accepted for him. 409 `REGISTRATION_NOT_ACCEPTED`, `REGISTRATION_CHANGED` with
 * `RegistrationNow`, `SEASON_PUBLISHED`, `FEE_PAID`, `REGISTRATION_ERASED`
 */
export const UndoAcceptance = z.object({ seen: SeenRegistration });
/** Part of the calls below, shown in the list of registrations. */
const Reason = z.object({ reason: requiredText('Unesite razlog odbijanja.', 300) });
/** POST …/{id}/refuse. 409 `REGISTRATION_ACCEPTED`, `REGISTRATION_CHANGED` as above */
export const RefuseRegistration = z.extend(Reason, { seen: z.optional(SeenRegistration) });
/** The most registrations that one call refuses. */
export const REFUSED_AT_ONCE = 1000;
const NO_REGISTRATION = 'Odaberite barem jednu prijavu.';
/**
 * POST /admin/league/registrations/refuse: several of one season for one reason, all of them or none. 404
 * `SEASON_UNKNOWN`, `REGISTRATION_UNKNOWN` for one that is not of this season; 409 `REGISTRATION_ACCEPTED`, which names
 * the first that somebody has accepted, `REGISTRATION_CHANGED` with the first whose data are not those that the page
 * showed.
 */
export const RefuseRegistrations = z.extend(Reason, {
  year: Year,
  ids: z
    .array(z.number().check(z.int(), z.minimum(1), z.maximum(LARGEST_INTEGER)), NO_REGISTRATION)
    .check(
      z.minLength(1, NO_REGISTRATION),
      z.maxLength(REFUSED_AT_ONCE, `Odjednom se može odbiti najviše ${formatNumber(REFUSED_AT_ONCE)} prijava.`),
    ),
  /** By id; for one that is left out there is no conflict check. */
  seen: z.optional(z.record(z.string(), SeenRegistration)),
});
/** Additional member of the problem `REGISTRATION_CHANGED` (409). */
export const RegistrationNow = z.object({ registration: Registration });
/** The response to every call that changes a registration. */
export const RegistrationChange = z.extend(Message, { registration: Registration });

export type AcceptRegistration = z.infer<typeof AcceptRegistration>;
export type Registration = z.infer<typeof Registration>;
export type RegistrationChange = z.infer<typeof RegistrationChange>;
export type UndoAcceptance = z.infer<typeof UndoAcceptance>;
export type AddRegistration = z.infer<typeof AddRegistration>;
export type CorrectRegistration = z.infer<typeof CorrectRegistration>;
export type RegistrationCandidate = z.infer<typeof RegistrationCandidate>;
export type RefuseRegistration = z.infer<typeof RefuseRegistration>;
export type RefuseRegistrations = z.infer<typeof RefuseRegistrations>;
export type RegistrationInput = z.infer<typeof RegistrationInput>;
