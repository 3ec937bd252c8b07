import { Message, wholeNumber } from '@club/shared/contracts/scalars';
import { freeLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

const months = wholeNumber('Unesite broj mjeseci.').check(
  z.minimum(3, 'Najmanje 3 mjeseca.'),
  z.maximum(240, 'Najviše 240 mjeseci.'),
);

/**
 * Part of PUT and GET /admin/settings/retention and of GET /privacy: how long data that are not needed for ever are
 * kept.
 */
export const RetentionInput = z.object({
  /** The log of administrators' actions. */
  actionLogMonths: months,
  /** Notices of members, and their e-mails and pushes. */
  noticeMonths: months,
});

/**
 * GET /admin/settings/retention: with the last run of the daily deletion; `thinnedAt` in UTC, null before the first.
 */
export const Retention = z.extend(RetentionInput, {
  thinnedAt: z.nullable(z.string()),
  removedActions: z.number(),
  removedNotices: z.number(),
});

/** GET /privacy, public: the figures of the page about privacy. */
export const Privacy = RetentionInput;

/**
 * POST /admin/user-management/{id}/erase: the username, typed again as a confirmation. 400 `USERNAME_DIFFERS`; 404
 * `MEMBER_UNKNOWN`; 409 `MEMBER_ERASED`, `OWN_PERSON`, `BOOKINGS_AHEAD`, `LAST_ADMINISTRATOR`
 */
export const EraseInput = z.object({ username: z.string('Upišite korisničko ime.').check(z.trim()) });
/**
 * POST /admin/league/players/{id}/erase, for a player who is not a user: first and last name, typed again as a
 * confirmation. 400 `NAME_DIFFERS`; 404 `PLAYER_UNKNOWN`; 409 `PLAYER_IS_MEMBER`, `PLAYER_ERASED`
 */
export const ErasePlayerInput = z.object({ name: freeLine(250, 'Upišite ime i prezime.') });
/**
 * POST /admin/league/registrations/{id}/erase, for one that was not accepted; the person's other registrations that
 * were not accepted are erased too. 400 `NAME_DIFFERS`; 404 `REGISTRATION_UNKNOWN`; 409 `REGISTRATION_ACCEPTED` (the player
 * is erased instead), `REGISTRATION_ERASED`
 */
export const EraseRegistrationInput = ErasePlayerInput;
/** The response of these erasures. */
export const Erased = z.extend(Message, {
  /**
   * The name that the person has from now on. No page shows it but in the message; released pages refuse an answer without
   * it.
   */
  pseudonym: z.string(),
});

/** What a person agrees to; the wording is stored with the consent. */
export const CONSENT_WORDINGS = {
  LEAGUE_REGISTRATION:
    'Slažem se da klub moje podatke koristi za vođenje lige i da moje ime bude na javnom popisu prijavljenih igrača.',
  CONTACT_PUBLIC: 'Moji podaci za kontakt smiju biti javni',
} as const;

export type RetentionInput = z.infer<typeof RetentionInput>;
export type Retention = z.infer<typeof Retention>;
export type Privacy = z.infer<typeof Privacy>;
export type ConsentKind = keyof typeof CONSENT_WORDINGS;
