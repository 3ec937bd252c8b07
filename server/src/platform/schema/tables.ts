import type { ConsentKind } from '@club/shared/contracts/privacy';
import type { PaymentStatus } from '@club/shared/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day, Defaulted, Fixed, FixedDefaulted, FixedMoment, Json, Moment, OptionalMoment } from './column-types';
import type { IdentityTables } from './identity-tables';
import type { LeagueTables } from './league-tables';
import type { MoneyTables } from './money-tables';
import type { NoticeTables } from './notice-tables';

export interface Tables extends IdentityTables, LeagueTables, MoneyTables, NoticeTables {
  member: {
    id: Generated<number>;
    /** `sub` of the identity provider. */
    identity_id: string;
    username: string;
    first_name: string;
    last_name: string;
    nickname: string | null;
    /** Unique without regard to case. */
    email: string | null;
    active: Generated<boolean>;
    /** The member agreed that birthday, email and mobile are public (resolution 20). */
    contact_public: Generated<boolean>;
    created_at: Moment;
    /** The person's data have been erased; what is left is the history under a pseudonym. */
    erased_at: OptionalMoment;
    /** An account of the demo club, whose password is public. */
    demo: Generated<boolean>;
    /** First name, last name and username, folded (`text-search.ts`). */
    search_text: GeneratedAlways<string>;
  };
  /**
   * The names that a member or a league player had before, kept by triggers, and those of a registration whose player is
   * deleted, until the person is erased.
   */
  former_name: {
    id: Generated<number>;
    member_id: Fixed<number | null>;
    player_id: Fixed<number | null>;
    registration_id: FixedDefaulted<number | null>;
    first_name: Fixed<string>;
    last_name: Fixed<string>;
  };
  /** Who agreed to what, or revoked it. */
  consent: {
    id: Generated<number>;
    member_id: Fixed<number | null>;
    registration_id: Fixed<number | null>;
    kind: Fixed<ConsentKind>;
    given: Fixed<boolean>;
    wording: Fixed<string>;
    at: Fixed<Date>;
  };
  /** One row: how long data of limited use is kept, and the last run. */
  retention: {
    id: Generated<number>;
    action_log_months: number;
    notice_months: number;
    thinned_at: Moment | null;
    removed_actions: number;
    removed_notices: number;
  };
  /** `lighted`: since the last change of the court's lights; for earlier days see `past_light`. */
  court: { id: number; name: string; lighted: boolean };
  /** A court's lights before `until_day`, back to the `until_day` of its previous row. */
  past_light: { court_id: number; until_day: Day; lighted: boolean };
  /** Its court, start and length never change; another plan retires it and adds others. */
  slot: {
    id: number;
    court_id: Fixed<number>;
    starts: Fixed<string>;
    minutes: FixedDefaulted<number>;
    /** Null: in use. */
    retired_at: OptionalMoment;
  };
  /** A slot that is not offered from a day on; null: never offered. */
  hidden_slot: { id: Generated<number>; court_id: number; starts: string; from_day: Day | null };
  season: { id: Generated<number>; name: string; opens_on: Day; closes_on: Day };
  /** One row: the landing page's dates, `MM-DD`. */
  landing_dates: { id: Generated<number>; registration_from: string; league_from: string; league_until: string };
  /** One row: the club's limits for bookings; null or false: no limit. */
  fair_use: {
    id: Generated<number>;
    open_friendly: number | null;
    open_league: number | null;
    per_week: number | null;
    one_court_at_once: Generated<boolean>;
    cancel_hours: number | null;
  };
  /** One row: the club's name and appearance. */
  club_profile: {
    id: Generated<number>;
    name: string;
    motto: string;
    primary_colour: string;
    secondary_colour: string;
    /** Identifies the logo's content. */
    logo: string | null;
    /** Null while the first administrator prepares the club. */
    opened_at: Moment | null;
    done_steps: string[];
    /** By name; a missing one has the preset text. */
    texts: Json<Readonly<Record<string, string>>>;
  };
  club_logo: { side: number; png: Buffer };
  /** What browsers reported about remotes, by hour. */
  remote_health: {
    remote: string;
    version: string;
    hour: Date;
    loaded: number;
    unavailable: number;
    crashed: number;
  };
  /** The processes that serve the club; each renews its row while it runs. */
  server_process: {
    id: string;
    host: string;
    pid: number;
    version: string;
    node: string;
    started_at: Moment;
    /** By the database's clock, which is the same for all. */
    seen_at: Moment;
    streams: number;
    database_connections: number;
    database_waiting: number;
    memory_bytes: number;
  };
  /** One row, renewed by triggers: every change of courts, slots, seasons, prices and fair use gives it a new value. */
  court_plan_version: { id: Generated<number>; version: Generated<string> };
  price_list: {
    id: Generated<number>;
    valid_from: Day;
    day_cents: number;
    night_cents: number;
    /** Slots on a lighted court that start then or later cost the night price. */
    night_from: string;
    /** When the list last changed; a date in the distant past for the preset lists. */
    created_at: Defaulted<Date>;
  };
  price_package: {
    id: Generated<number>;
    price_list_id: number;
    name: string;
    cents: number;
    day_slots: number;
    night_slots: number;
  };
  reservation: {
    id: Generated<number>;
    slot_id: Fixed<number>;
    day: Fixed<Day>;
    member_id: Fixed<number>;
    kind: Fixed<'FRIENDLY' | 'LEAGUE' | 'MAINTENANCE'>;
    opponent: Fixed<string | null>;
    /** Why the court is in maintenance. */
    reason: Fixed<string | null>;
    /** The price at the time of booking; a later price list does not change it. */
    price_cents: Fixed<number>;
    payment_status: PaymentStatus;
    created_at: Moment;
    cancelled_at: Moment | null;
    cancelled_by: number | null;
    cancel_reason: string | null;
    idempotency_key: string | null;
    cancellation_key: string | null;
    /** The closure that made this maintenance, or that cancelled this booking. */
    closure_id: number | null;
  };
  /** Courts closed for a range of days and hours, by an administrator. */
  court_closure: {
    id: Generated<number>;
    from_day: Day;
    to_day: Day;
    court_ids: number[];
    /** Slots that start in this span of the day; null: the whole day. */
    from_time: string | null;
    to_time: string | null;
    reason: Fixed<string>;
    closed_by: Fixed<number>;
    closed_at: Fixed<Date>;
    undone_at: Moment | null;
    idempotency_key: FixedDefaulted<string | null>;
  };
  /** Versions of the live topics; a change increases its topic's version in the same transaction. */
  live_version: { topic: string; version: number; changed_at: Generated<Date> };
  /** Kept by triggers: reservations ever made by each member, and the member's `search_text`. */
  reservation_total: { member_id: number; search_text: string; friendly: number; league: number; maintenance: number };
  /**
   * A view of the idempotency keys of calls, with the kind of row that each has written; actor 0: the table does not
   * store the actor.
   */
  used_key: { key: Fixed<string>; actor_id: Fixed<number>; purpose: Fixed<string> };
  calendar_feed: { member_id: number; secret: string; created_at: Moment };
  gallery_picture: {
    id: Generated<number>;
    year: Fixed<number>;
    /** Counted per year; part of the files' names. */
    number: Fixed<number>;
    position: number;
    /** A photo is stored in several widths, each as AVIF and WebP; a drawing is one SVG. */
    kind: Fixed<'PHOTO' | 'DRAWING'>;
    /** Name that the picture's files begin with. */
    file: Fixed<string>;
    widths: Fixed<number[]>;
    width: Fixed<number>;
    height: Fixed<number>;
    caption: Defaulted<string>;
    created_at: FixedMoment;
  };
  /** What administrators did; append-only. */
  action_log: {
    id: Generated<number>;
    at: FixedMoment;
    actor_id: Fixed<number>;
    action: Fixed<string>;
    subject: Fixed<string>;
    /** The member whose name the subject is, or begins with. */
    subject_member_id: FixedDefaulted<number | null>;
    before: ColumnType<Record<string, string> | null, string | null, never>;
    after: ColumnType<Record<string, string> | null, string | null, never>;
    /** Of a call that may be repeated and leaves its key nowhere else. */
    idempotency_key: FixedDefaulted<string | null>;
  };
}
