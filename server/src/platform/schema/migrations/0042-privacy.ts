import { type Kysely, sql } from 'kysely';

/**
 * Who agreed to what, how long the log and the notices are kept, and exceptions of the append-only tables for two legal
 * requirements: deleting old rows, and removing a person's name. Amounts cannot be changed by either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table consent (
      id integer generated always as identity primary key,
      member_id integer references member,
      registration_id integer references league_registration on delete cascade,
      kind text not null check (kind in ('LEAGUE_REGISTRATION', 'CONTACT_PUBLIC')),
      given boolean not null,
      wording text not null,
      at timestamptz not null,
      check ((member_id is null) <> (registration_id is null))
    );
    create index consent_of_member on consent (member_id) where member_id is not null;
    create index consent_of_registration on consent (registration_id) where registration_id is not null;

    create table retention (
      id integer primary key default 1 check (id = 1),
      action_log_months integer not null default 36,
      notice_months integer not null default 12,
      thinned_at timestamptz,
      removed_actions integer not null default 0,
      removed_notices integer not null default 0
    );
    insert into retention default values;

    alter table member add column erased_at timestamptz;

    create or replace function action_log_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('club.thinning', true) = 'on' then return null; end if;
      if tg_op = 'UPDATE' and current_setting('club.erasing', true) = 'on' then return null; end if;
      raise exception 'the record of actions is not edited';
    end $$;
    create or replace function league_history_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('club.erasing', true) = 'on' then return null; end if;
      raise exception 'the history of results is append-only';
    end $$;
    create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('club.erasing', true) = 'on' then return null; end if;
      raise exception 'the ledger is append-only: a correction is a new entry';
    end $$;
    create function ledger_keeps_its_figures() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'reason' is distinct from to_jsonb(old) - 'reason' then
        raise exception 'the ledger is append-only: only the words of a reason can be taken out';
      end if;
      return new;
    end $$;
    create trigger ledger_keeps_its_figures before update on ledger_entry
      for each row execute function ledger_keeps_its_figures();
  `)
    .execute(db);
}
