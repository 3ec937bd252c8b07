import { emailAddress, WRONG_EMAIL } from '@club/shared/contracts/email-address';
import { LeagueObligations } from '@club/shared/contracts/league/obligations';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { REGISTRATION_FIELDS } from '@club/shared/contracts/league/registration';
import { BirthDate, PLAYER_NAME_LENGTH, SeenVersion, TOWN_LENGTH } from '@club/shared/contracts/league/scalars';
import { LARGEST_INTEGER, Message, RowId } from '@club/shared/contracts/scalars';
import { optionalLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * Path of PUT /admin/league/players/{id}, PUT …/{id}/member and POST …/{id}/erase, by the number of the league player: 404
 * `PLAYER_UNKNOWN`.
 * All calls in this file require the role ADMIN.
 */
export const LeaguePlayerPath = z.object({ id: RowId });

/** Part of `LeaguePlayerRecord` and `Registration`: a member of the club in the administration of the league. */
export const LinkedMember = z.object({
  memberId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
});

/** A row of GET /admin/league/players, in Croatian order. */
export const LeaguePlayerRecord = z.extend(LeaguePlayer, {
  nadimak: z.nullable(z.string()),
  birthDate: z.nullable(BirthDate),
  residence: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  member: z.nullable(LinkedMember),
  /** Seasons with an entry, or that name the player, for example as a substitute, ascending. */
  years: z.array(z.number()),
  /** Changes with every change of the data that `LeaguePlayerInput` has. Missing from older servers, which check nothing. */
  version: z.optional(z.number()),
  /** Left out for a player without any, and by older servers. */
  obligations: z.optional(LeagueObligations),
  /** The personal data have been erased: no change of the player is accepted any more. Left out by older servers. */
  erased: z.optional(z.boolean()),
});
/** The response to GET /admin/league/players. */
export const LeaguePlayerRecords = z.array(LeaguePlayerRecord);

/**
 * POST /admin/league/players (201): somebody without a registration, usually a substitute. Repeating a request with the
 * same key (`IdempotencyHeaders`) adds nobody else; 409 `KEY_REUSED` when it differs from what the first one added. A birth
 * date after `latestBirth` is refused by field.
 */
export const LeaguePlayerInput = z.object({
  firstName: REGISTRATION_FIELDS.firstName,
  lastName: REGISTRATION_FIELDS.lastName,
  nickname: optionalLine(PLAYER_NAME_LENGTH),
  birthDate: z.nullable(BirthDate),
  residence: optionalLine(TOWN_LENGTH),
  // Unlike a registration, a player needs no address.
  email: z.nullable(emailAddress(WRONG_EMAIL)),
  phone: optionalLine(30),
});
/**
 * PUT /admin/league/players/{id}: `version` is the one that the form was filled from; 409 `PLAYER_CHANGED` with
 * `LeaguePlayerNow` when somebody changed the player since, unless to what is sent. Without it there is no conflict check.
 * 409 `PLAYER_ERASED` for one whose personal data are erased.
 */
export const CorrectLeaguePlayer = z.extend(LeaguePlayerInput, { version: z.optional(SeenVersion) });
/** Additional member of the problems `PLAYER_CHANGED` and `LINK_CHANGED` (409). */
export const LeaguePlayerNow = z.object({ player: LeaguePlayerRecord });
/** The response to the changes of a league player: the message and the current record. */
export const LeaguePlayerChange = z.extend(Message, { player: LeaguePlayerRecord });

const LinkedMemberId = z.nullable(
  z.number('Korisnik mora biti odabran.').check(z.int(), z.minimum(1), z.maximum(LARGEST_INTEGER)),
);
/**
 * PUT /admin/league/players/{id}/member; null unlinks (resolution 50). 404 `MEMBER_UNKNOWN`; 409 `MEMBER_LINKED` when
 * the member is already linked to another player, `LINK_CHANGED` with `LeaguePlayerNow` when the player has another link
 * than `seen`, `MEMBER_ERASED`, `PLAYER_ERASED`.
 */
export const LinkMember = z.object({
  memberId: LinkedMemberId,
  /** The member whom the page has shown as the linked one; null: none. Without it there is no conflict check. */
  seen: z.optional(LinkedMemberId),
});

export type LinkedMember = z.infer<typeof LinkedMember>;
export type LeaguePlayerRecord = z.infer<typeof LeaguePlayerRecord>;
export type LeaguePlayerChange = z.infer<typeof LeaguePlayerChange>;
export type CorrectLeaguePlayer = z.infer<typeof CorrectLeaguePlayer>;
export type LeaguePlayerInput = z.infer<typeof LeaguePlayerInput>;
export type LinkMember = z.infer<typeof LinkMember>;
