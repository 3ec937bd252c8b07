import type { NoticeChannel, NoticeKind } from '@club/shared/contracts/notices';
import type { Generated } from 'kysely';
import type { Defaulted, Fixed, FixedDefaulted, Moment, OptionalMoment } from './column-types';

export interface NoticeTables {
  notice: {
    id: Generated<number>;
    member_id: Fixed<number>;
    /** Names what happened; unique with the member. */
    event: Fixed<string>;
    /** `INVITATION`: one e-mail that leads to a password; never listed in the app. */
    kind: Fixed<NoticeKind | 'INVITATION'>;
    title: Fixed<string>;
    body: Fixed<string>;
    /** The path within the app that it links to. */
    path: Fixed<string>;
    /** Whether it is listed in the app. */
    in_app: Fixed<boolean>;
    created_at: Fixed<Date>;
    read_at: OptionalMoment;
  };
  /** A member's choices; a missing row means the preset of the kind. */
  notice_preference: { member_id: number; kind: NoticeKind; channel: NoticeChannel; enabled: boolean };
  /** A browser that receives Web Push. */
  push_subscription: {
    id: Generated<number>;
    member_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** When it was turned on there last. */
    created_at: Moment;
  };
  /** The outbox: one row for each e-mail, and for each browser that a notice is pushed to. */
  notice_delivery: {
    id: Generated<number>;
    notice_id: Fixed<number>;
    channel: Fixed<'EMAIL' | 'PUSH'>;
    subscription_id: FixedDefaulted<number | null>;
    /** The same for every attempt, so that a receiver recognizes a repetition. */
    token: Generated<string>;
    /** DROPPED: no longer wanted when it was due. */
    state: Generated<'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'DROPPED'>;
    /** Incremented when a process claims it; identifies the claim. */
    attempts: Generated<number>;
    due_at: Moment;
    /** When an administrator has last sent it again. */
    requeued_at: OptionalMoment;
    claimed_at: OptionalMoment;
    finished_at: OptionalMoment;
    /** The recipient's address. */
    address: Defaulted<string | null>;
    /** Why the last attempt failed. */
    error: Defaulted<string | null>;
  };
}
