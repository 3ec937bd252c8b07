import type { Generated } from 'kysely';
import type {
  Day,
  Defaulted,
  DefaultedJson,
  FixedDefaulted,
  Json,
  Moment,
  OptionalJson,
  OptionalMoment,
} from './column-types';

type Tournament = 'MAIN' | 'CONSOLATION';
type Outcome = 'PLAYED' | 'RETIRED' | 'WALKOVER' | 'DOUBLE_WALKOVER' | 'NO_RESULT' | 'UNPLAYED';
type Sets = readonly (readonly [number, number])[];

/** The league's tables. Source of truth: up to `league_fee`; the rest is derived from it for the pages to read. */
export interface LeagueTables {
  /** A person of the league, a member of the club or not (resolution 50). */
  league_player: {
    id: Generated<number>;
    member_id: Defaulted<number | null>;
    first_name: string;
    last_name: string;
    nickname: Defaulted<string | null>;
    birth_date: Defaulted<Day | null>;
    residence: Defaulted<string | null>;
    email: Defaulted<string | null>;
    phone: Defaulted<string | null>;
    created_at: Moment;
    /** Personal data erased; the row stays for the league's history. */
    erased_at: OptionalMoment;
    /** Increases with every change of the person's data. */
    version: Generated<number>;
    idempotency_key: FixedDefaulted<string | null>;
  };
  /** One row: its version increases when a name or a player changes, because display names depend on all players. */
  league_roster: { id: number; version: number };
  league_season: {
    year: number;
    kind: 'RULES' | 'ARCHIVE' | 'GROUPS';
    state: 'PREPARING' | 'ROUNDS' | 'KNOCKOUT' | 'FINISHED';
    /** Increases with every change of the season. */
    version: Defaulted<number>;
    planned_rounds: number;
    /** `SeasonSettings` of the engine; null for an archived season. */
    rules: OptionalJson<unknown>;
    /** The first pyramid while it is not published, row by row; null is a hole. */
    draft: DefaultedJson<readonly (number | null)[]>;
    /** The engine's record apart from settings, rounds and results; null before the first publication. */
    opened: OptionalJson<unknown>;
    fee_cents: number;
    fee_deadline: Day | null;
    registration_from: Day;
    registration_until: Day;
    registration_closed: Defaulted<boolean>;
    /** The planned start. */
    starts_on: Day | null;
    round_days: number;
    /** Links of the season that its pages do not show, by their names on the wire. */
    hidden_links: DefaultedJson<readonly string[]>;
  };
  /** Takes part in a season; withdrawn from that day on when `withdrawn_on` is set. */
  league_entry: { year: number; player_id: number; registered_at: Moment; withdrawn_on: Defaulted<Day | null> };
  league_registration: {
    id: Generated<number>;
    year: number;
    state: 'NEW' | 'ACCEPTED' | 'REFUSED';
    first_name: string;
    last_name: string;
    birth_date: Day;
    email: string;
    /** The e-mail in lower case. */
    email_key: string;
    phone: string;
    city: string;
    registered_at: Moment;
    modified_at: Moment;
    refuse_reason: Defaulted<string | null>;
    player_id: Defaulted<number | null>;
    /** What the person has changed by registering again after it was accepted. */
    changed_fields: DefaultedJson<readonly ('firstName' | 'lastName' | 'birthDate' | 'email' | 'phone' | 'city')[]>;
    idempotency_key: FixedDefaulted<string | null>;
  };
  league_round: {
    year: number;
    number: number;
    start_date: Day | null;
    end_date: Day | null;
    closed: boolean;
    /** The engine's `RoundRecord` without results; null in an archived season. */
    record: OptionalJson<unknown>;
  };
  /** The entered result of a match; `outcome` null: withdrawn. */
  league_result: {
    year: number;
    match_id: string;
    outcome: Outcome | null;
    sets: Json<Sets>;
    by_side: number | null;
    excused: boolean;
    state: 'ENTERED' | 'CONFIRMED' | 'DISPUTED';
    version: number;
    entered_by: number | null;
    /** The league player who entered it; null: an administrator. */
    entered_player: number | null;
    entered_at: Moment;
    /** Of a withdrawn result: the dispute that the next result of the same side is under again. */
    dispute_reason: string | null;
  };
  /** Append-only. */
  league_result_history: {
    id: Generated<number>;
    year: number;
    match_id: string;
    version: number;
    at: Moment;
    actor_id: number | null;
    action: string;
    outcome: Outcome | null;
    sets: Json<Sets>;
    by_side: number | null;
    excused: boolean;
    reason: string | null;
  };
  /** What each version of a season changed. */
  league_change: {
    year: number;
    version: number;
    at: Moment;
    actor_id: number | null;
    what: string;
    reason: string | null;
  };
  league_fee: {
    id: Generated<number>;
    player_id: number;
    year: number;
    amount_cents: number;
    /** `EUR`, or `HRK` before 2023 (resolution 26). */
    currency: Generated<string>;
    paid_on: Day | null;
  };

  league_match: {
    id: string;
    year: number;
    /** Order of play in the season. */
    ordinal: number;
    phase: string;
    tournament: Tournament;
    group_type: 'A' | 'B' | null;
    /** The players on court; the regular players whom substitutes replace are `substituted1` and `substituted2`. */
    player1: number;
    player2: number;
    substituted1: number | null;
    substituted2: number | null;
    ball_carrier: number | null;
    outcome: Outcome | null;
    sets: Json<Sets>;
    by_side: number | null;
    excused: boolean;
    winner_side: number | null;
    start_date: Day | null;
    end_date: Day | null;
    closed: boolean;
    row1: number | null;
    position1: number | null;
    row2: number | null;
    position2: number | null;
    points1: number | null;
    points2: number | null;
    movement: 'SWAP' | 'STAY' | null;
  };
  /** An occupied cell. The RESULT sheet of an open round is provisional. */
  league_cell: {
    year: number;
    round: number;
    sheet: 'INITIAL' | 'RESULT';
    row: number;
    position: number;
    player_id: number;
    substitute_id: number | null;
    absent: boolean;
    start_points: number;
    match_points: number | null;
    bonus: number | null;
    end_points: number | null;
    colour: 'green' | 'red' | 'blue' | null;
    direction: 'UP' | 'DOWN' | 'NONE' | null;
  };
  league_participation: {
    year: number;
    player_id: number;
    status: 'ACTIVE' | 'INACTIVE';
    rank: number | null;
    points: number | null;
    played_round: boolean;
  };
  league_title: { year: number; tournament: Tournament; player_id: number };
  league_group_row: { year: number; group_type: 'A' | 'B'; rank: number; player_id: number; points: number };
  league_draw: { year: number; draw: Json<unknown> };
}
