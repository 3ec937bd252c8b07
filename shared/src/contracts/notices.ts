import { LARGEST_INTEGER, RowId } from '@club/shared/contracts/scalars';
import { freeText, SEARCH_LENGTH } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** The events that members are notified of: part of the preferences. */
export const NoticeKind = z.enum([
  'OPPONENT',
  'ROUND_PUBLISHED',
  'RESULT_ENTERED',
  'RESULT_CONFIRMED',
  'RESULT_DISPUTED',
  'BOOKING_CANCELLED',
  'COURT_CLOSED',
  'FEE_RECEIVED',
]);

/** Part of the preferences: the bell in the app, e-mail and Web Push. */
export const NoticeChannel = z.enum(['APP', 'EMAIL', 'PUSH']);

/** A notice of GET /notices. */
export const Notice = z.object({
  id: z.number(),
  /**
   * One of `NoticeKind`. A plain string, because a notice of the next release stays in the list after a return to this one.
   */
  kind: z.string(),
  /** Croatian, without names of people. */
  title: z.string(),
  body: z.string(),
  /** Target path within the app: `/my-results-league`. */
  path: z.string(),
  /** UTC. */
  at: z.string(),
  isRead: z.boolean(),
});

/** Query of GET /notices: the member's own, newest first, 20 at a time; `before` is an id. */
export const NoticeQuery = z.object({ before: z.optional(RowId) });

/** The response to GET /notices and to the calls that mark notices as read: these return the newest. */
export const NoticeList = z.object({
  notices: z.array(Notice),
  /** `before` for the next older ones; null: there are none. */
  next: z.nullable(z.number()),
  /** Number of all unread notices, not only of those listed. */
  unread: z.number(),
  /** Version of the live topic `notices`. */
  version: z.number(),
});

/** PUT /notices/{id}/read. 404 `NOTICE_UNKNOWN` */
export const MarkRead = z.object({ isRead: z.boolean() });

/** POST /notices/read: all up to and including the notice with this id, the last one seen; newer ones stay unread. */
export const MarkAllRead = z.object({ upTo: z.number().check(z.int(), z.minimum(0), z.maximum(LARGEST_INTEGER)) });

/** GET /notice-preferences: what the member receives, by kind and channel. */
export const NoticePreferences = z.object({
  kinds: z.array(
    z.object({
      kind: NoticeKind,
      /** Croatian: `Novi protivnik`. */
      label: z.string(),
      /** When it is sent, as a sentence. */
      hint: z.string(),
      channels: z.record(NoticeChannel, z.boolean()),
    }),
  ),
  /** The member's e-mail address; null: the member has given none. */
  email: z.nullable(z.string()),
  /** Whether the club has e-mail; without it the choices are kept for later. */
  sendsEmail: z.boolean(),
  /** How many browsers receive Web Push. */
  pushDevices: z.number(),
  /** Their addresses: a browser whose subscription is not among them sends notices to another member, or to nobody. */
  pushEndpoints: z.array(z.string()),
  /** The server's key that a browser subscribes with (VAPID, base64url). */
  pushKey: z.string(),
});

/** PUT /notice-preferences; returns all preferences. 409 `MEMBER_ERASED` */
export const NoticePreference = z.object({ kind: NoticeKind, channel: NoticeChannel, enabled: z.boolean() });

const longText = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/**
 * POST /push-subscriptions: `PushSubscription.toJSON()` of the browser; returns all preferences. Of more than 20
 * browsers, the one in which it was turned on longest ago is forgotten. 400 `PUSH_SERVICE_UNKNOWN`; 409 `MEMBER_ERASED`
 */
export const PushSubscriptionInput = z.object({
  endpoint: longText(1000),
  keys: z.object({ p256dh: longText(200), auth: longText(100) }),
});

/** POST /push-subscriptions/end: returns all preferences; an unknown browser is not an error. */
export const PushSubscriptionEnd = z.object({ endpoint: longText(1000) });

/**
 * Query of GET /unsubscribe, with an e-mail's link and no session: the kind of e-mail that the link switches off;
 * changes nothing. 404 `LINK_INVALID`
 */
export const UnsubscribeQuery = z.object({ token: longText(500) });

/**
 * PUT /unsubscribe, without a session: switches that kind of e-mail off, or on again. 404 `LINK_INVALID`,
 * `MEMBER_UNKNOWN`; 409 `MEMBER_ERASED`
 */
export const Unsubscribe = z.object({ token: longText(500), email: z.boolean() });
/** The response to GET and PUT /unsubscribe; `email`: whether the kind is sent. */
export const Unsubscribed = z.object({
  /** Croatian label of the kind. */
  label: z.string(),
  email: z.boolean(),
});

/**
 * Part of GET /admin/sent-mail. WAITING: also between two attempts. DROPPED: when it was due, the member had switched it
 * off, was not active or had no address, or the invitation had been replaced; which of these is not recorded.
 */
export const MailState = z.enum(['WAITING', 'SENDING', 'SENT', 'FAILED', 'DROPPED']);

/** Query of GET /admin/sent-mail: newest first, 30 at a time; `before` is an id. */
export const SentMailQuery = z.object({
  before: z.optional(RowId),
  state: z.optional(MailState),
  /**
   * Words of the member's name, username or e-mail, or of the address that the e-mail was sent to, in any order, without
   * regard to case and diacritics.
   */
  search: z.optional(freeText(SEARCH_LENGTH)),
});

/**
 * An e-mail of GET /admin/sent-mail. POST /admin/sent-mail/{id}/retry sends a failed one again: 409 `MAIL_NOT_FAILED`,
 * also for an unknown id, `NO_MAIL_SERVER` while none is configured.
 */
export const SentMail = z.object({
  id: z.number(),
  /** First and last name. */
  member: z.string(),
  address: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  state: MailState,
  attempts: z.number(),
  /** UTC. */
  createdAt: z.string(),
  /** When it was sent or given up. */
  finishedAt: z.nullable(z.string()),
  /** The next attempt of a waiting one. */
  dueAt: z.nullable(z.string()),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
});

/** The response to GET /admin/sent-mail. `next` is the `before` of the next request, null at the end. */
export const SentMailList = z.object({
  mails: z.array(SentMail),
  next: z.nullable(z.number()),
  /** SMTP: really sent; DEMO: only shown here; NONE: no mail server is configured, so nothing is sent. */
  transport: z.enum(['SMTP', 'DEMO', 'NONE']),
});

export type NoticeKind = z.infer<typeof NoticeKind>;
export type NoticeChannel = z.infer<typeof NoticeChannel>;
export type Notice = z.infer<typeof Notice>;
export type NoticeQuery = z.infer<typeof NoticeQuery>;
export type NoticeList = z.infer<typeof NoticeList>;
export type NoticePreferences = z.infer<typeof NoticePreferences>;
export type NoticePreference = z.infer<typeof NoticePreference>;
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;
export type Unsubscribed = z.infer<typeof Unsubscribed>;
export type MailState = z.infer<typeof MailState>;
export type SentMailQuery = z.infer<typeof SentMailQuery>;
export type SentMail = z.infer<typeof SentMail>;
export type SentMailList = z.infer<typeof SentMailList>;
