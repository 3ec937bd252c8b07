import { InvitationWay } from '@club/shared/contracts/members/user-management';
import { Message } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** The setup steps of the first administrator, in this order; each can be left and resumed. */
export const OPENING_STEPS = ['LOOK', 'COURTS', 'PRICES', 'SEASON', 'MAIL', 'MEMBERS', 'LEAGUE'] as const;
/** Path of PUT /admin/opening/steps/{step}, and part of GET /admin/opening. */
export const OpeningStep = z.enum(OPENING_STEPS, 'Taj korak ne postoji.');

/**
 * GET /admin/opening. POST /admin/opening/open returns a message, 409 `ALREADY_OPEN`; POST /admin/opening/test-mail
 * too, 409 `NO_ADDRESS`, `MAIL_FAILED`.
 */
export const ClubOpening = z.object({
  isOpen: z.boolean(),
  done: z.array(OpeningStep),
  courts: z.array(z.object({ teren: z.number(), lighted: z.boolean() })),
  /** `NONE`: no mail server is configured. */
  mail: z.enum(['SMTP', 'DEMO', 'NONE']),
  /** The recipient of the test message: the administrator's own address. */
  mailTo: z.nullable(z.string()),
});

/** PUT /admin/opening/steps/{step} */
export const StepInput = z.object({ done: z.boolean() });

const courtNumbers = () => z.array(z.number().check(z.int(), z.minimum(1), z.maximum(2)));

/**
 * PUT /admin/settings/courts: the numbers of the lighted courts; the two courts are fixed (first specification, section
 * 9).
 */
export const CourtLights = z.object({
  lighted: courtNumbers(),
  /** The lighted courts that the page showed: what others have changed meanwhile stays. Without it every court is set. */
  seen: z.optional(courtNumbers()),
});

/** The longest file of members, in characters. */
export const MEMBERS_FILE_LIMIT = 200_000;

/**
 * POST /admin/members-import/check and POST /admin/members-import: the text of the CSV file, unchanged, with at most
 * 300 members. The import: 400 `MEMBERS_FILE` with the `problems` of `MembersCheck`; 409 `USERNAME_TAKEN`,
 * `EMAIL_TAKEN` when somebody has just joined with it. Both take `IdempotencyHeaders`, with one key for a file: 409
 * `MEMBERS_IMPORTED` once an import with the key has added the members. Older servers ignore the key.
 */
export const MembersFile = z.object({
  text: z.string('Odaberite datoteku.').check(z.maxLength(MEMBERS_FILE_LIMIT, 'Datoteka je prevelika.')),
});

/** Columns of the file; the first two are required, a missing username is derived from the name. */
export const MEMBER_COLUMNS = ['ime', 'prezime', 'korisnicko_ime', 'email', 'nadimak'] as const;

/**
 * The response of POST /admin/members-import/check: what the import would do, and the problems by line; with any
 * problem nobody is imported.
 */
export const MembersCheck = z.object({
  members: z.array(
    z.object({
      /** From 1, as an editor shows it. */
      line: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      username: z.string(),
      email: z.nullable(z.string()),
      nickname: z.nullable(z.string()),
      invitation: InvitationWay,
    }),
  ),
  /** Line 1 is the header. */
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
});

/** The response of POST /admin/members-import. */
export const MembersImported = z.extend(Message, {
  /** The members who receive an invitation by e-mail. */
  emailed: z.array(z.object({ name: z.string(), email: z.string() })),
  /** The other members, shown once, to be printed and handed out: a password for one sign-in each. */
  invitations: z.array(z.object({ name: z.string(), username: z.string(), oneTimePassword: z.string() })),
});

export type OpeningStep = z.infer<typeof OpeningStep>;
export type ClubOpening = z.infer<typeof ClubOpening>;
export type MembersFile = z.infer<typeof MembersFile>;
export type MembersCheck = z.infer<typeof MembersCheck>;
export type MembersImported = z.infer<typeof MembersImported>;
export type CourtLights = z.infer<typeof CourtLights>;
