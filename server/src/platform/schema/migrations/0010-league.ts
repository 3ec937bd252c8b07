import { type Kysely, sql } from 'kysely';

/** The league: players, seasons and their events. What pages read is derived from it, see 0011. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table league_player (
      id integer generated always as identity primary key,
      member_id integer unique references member,
      first_name text collate hr not null,
      last_name text collate hr not null,
      nickname text,
      birth_date date,
      residence text,
      email text,
      phone text,
      created_at timestamptz not null
    );
    create index league_player_by_name on league_player (last_name, first_name, id);
    -- Names show on every page, also of seasons that do not change any more.
    create table league_roster (id smallint primary key check (id = 1), version bigint not null);
    insert into league_roster values (1, 1);

    create table league_season (
      year smallint primary key,
      kind text not null check (kind in ('RULES', 'ARCHIVE', 'GROUPS')),
      state text not null check (state in ('PREPARING', 'ROUNDS', 'KNOCKOUT', 'FINISHED')),
      version integer not null default 1,
      planned_rounds smallint not null,
      rules jsonb,
      draft jsonb not null default '[]',
      opened jsonb,
      fee_cents integer not null check (fee_cents >= 0),
      fee_deadline date,
      registration_from date not null,
      registration_until date not null,
      registration_closed boolean not null default false,
      starts_on date,
      round_days smallint not null,
      check (registration_from <= registration_until)
    );
    create table league_entry (
      year smallint not null references league_season on delete cascade,
      player_id integer not null references league_player,
      registered_at timestamptz not null,
      withdrawn_on date,
      primary key (year, player_id)
    );
    create index league_entry_of_player on league_entry (player_id);
    create table league_registration (
      id integer generated always as identity primary key,
      year smallint not null references league_season on delete cascade,
      state text not null check (state in ('NEW', 'ACCEPTED', 'REFUSED')),
      first_name text collate hr not null,
      last_name text collate hr not null,
      birth_date date not null,
      email text not null,
      email_key text not null,
      phone text not null,
      city text not null,
      registered_at timestamptz not null,
      modified_at timestamptz not null,
      refuse_reason text,
      player_id integer references league_player,
      constraint league_registration_email unique (year, email_key)
    );
    create index league_registration_of_player on league_registration (player_id);

    create table league_round (
      year smallint not null references league_season on delete cascade,
      number smallint not null,
      start_date date,
      end_date date,
      closed boolean not null,
      record jsonb,
      primary key (year, number)
    );
    create table league_result (
      year smallint not null references league_season on delete cascade,
      match_id text not null,
      outcome text,
      sets jsonb not null default '[]',
      by_side smallint,
      excused boolean not null default false,
      state text not null check (state in ('ENTERED', 'CONFIRMED', 'DISPUTED')),
      version integer not null,
      entered_by integer references member,
      entered_player integer references league_player,
      entered_at timestamptz not null,
      dispute_reason text,
      primary key (year, match_id)
    );
    create table league_result_history (
      id bigint generated always as identity primary key,
      year smallint not null,
      match_id text not null,
      version integer not null,
      at timestamptz not null,
      actor_id integer references member,
      action text not null,
      outcome text,
      sets jsonb not null,
      by_side smallint,
      excused boolean not null,
      reason text
    );
    create index league_result_history_of_match on league_result_history (match_id, id);
    create function league_history_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'the history of results is append-only'; end $$;
    create trigger league_history_append_only before update or delete or truncate on league_result_history
      for each statement execute function league_history_is_append_only();
    create table league_change (
      year smallint not null references league_season on delete cascade,
      version integer not null,
      at timestamptz not null,
      actor_id integer references member,
      what text not null,
      primary key (year, version)
    );
  `)
    .execute(db);
}
