import { type Kysely, sql } from 'kysely';

/** Members, courts, seasons, prices, reservations and the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table member (
      id integer generated always as identity primary key,
      identity_id text not null unique,
      username text not null unique,
      first_name text collate hr not null,
      last_name text collate hr not null,
      nickname text,
      email text,
      in_league boolean not null default false,
      active boolean not null default true,
      contact_public boolean not null default false,
      created_at timestamptz not null
    );

    create table court (id smallint primary key, name text not null, lighted boolean not null);
    create table slot (
      id smallint primary key,
      court_id smallint not null references court,
      starts time not null,
      unique (court_id, starts)
    );
    create table hidden_slot (
      id integer generated always as identity primary key,
      court_id smallint not null references court,
      starts time not null,
      from_day date,
      unique (court_id, starts)
    );
    create table season (
      id integer generated always as identity primary key,
      name text not null,
      opens_on date not null,
      closes_on date not null,
      check (opens_on <= closes_on)
    );
    create table landing_dates (
      id smallint generated always as identity primary key,
      registration_from text not null,
      league_from text not null,
      league_until text not null
    );
    create table price_list (
      id integer generated always as identity primary key,
      valid_from date not null unique,
      day_cents integer not null check (day_cents >= 0),
      night_cents integer not null check (night_cents >= 0),
      night_from time not null
    );
    create table price_package (
      id integer generated always as identity primary key,
      price_list_id integer not null references price_list on delete cascade,
      name text not null,
      cents integer not null check (cents >= 0),
      day_slots integer not null check (day_slots >= 0),
      night_slots integer not null check (night_slots >= 0)
    );

    create table reservation (
      id integer generated always as identity primary key,
      slot_id smallint not null references slot,
      day date not null,
      member_id integer not null references member,
      kind text not null check (kind in ('FRIENDLY', 'LEAGUE', 'MAINTENANCE')),
      opponent text,
      reason text,
      price_cents integer not null check (price_cents >= 0),
      payment_status text not null
        check (payment_status in ('PAID', 'NOT_PAID', 'FREE', 'COMPLIMENTARY', 'INTERNAL', 'USER_FAVOR')),
      created_at timestamptz not null,
      cancelled_at timestamptz,
      cancelled_by integer references member,
      cancel_reason text,
      idempotency_key text
    );
    -- Two people cannot get one slot: this index decides, not a check in code.
    create unique index reservation_one_per_slot on reservation (day, slot_id) where cancelled_at is null;
    create unique index reservation_idempotency on reservation (member_id, idempotency_key);
    create index reservation_of_member on reservation (member_id, day desc, id desc);
    -- Settling goes from the oldest unpaid on, unsettling from the newest paid back.
    create index reservation_settlement on reservation (member_id, payment_status, id) where cancelled_at is null;

    create table account (
      member_id integer primary key references member,
      balance_cents integer not null default 0,
      payments_cents integer not null default 0,
      gratis integer not null default 0 check (gratis >= 0)
    );
    create table ledger_entry (
      id bigint generated always as identity primary key,
      member_id integer not null references member,
      at timestamptz not null,
      kind text not null,
      amount_cents integer not null,
      gratis integer not null default 0,
      balance_after integer not null,
      gratis_after integer not null,
      reservation_id integer references reservation,
      reverses_id bigint unique references ledger_entry,
      reason text,
      actor_id integer not null references member
    );
    create index ledger_of_member on ledger_entry (member_id, id desc);
    create index ledger_payments on ledger_entry (member_id, id desc)
      where kind in ('PAYMENT', 'CORRECTION', 'REVERSAL') and amount_cents <> 0;
    create function ledger_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'the ledger is append-only: a correction is a new entry'; end $$;
    create trigger ledger_append_only before update or delete or truncate on ledger_entry
      for each statement execute function ledger_is_append_only();

    create table league_fee (
      id integer generated always as identity primary key,
      member_id integer not null references member,
      year smallint not null,
      amount_cents integer not null check (amount_cents >= 0),
      currency text not null default 'EUR',
      paid_on date,
      unique (member_id, year)
    );

    create table live_version (topic text primary key, version bigint not null);
  `)
    .execute(db);
}
