import { type Kysely, sql } from 'kysely';

/**
 * The names that members and league players had before, so that an erasure finds them in the texts of their time. Kept
 * by a trigger, because the release before renames people too. It also deletes them with the erasure of the person.
 * The names of before this migration are not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table former_name (
      id integer generated always as identity primary key,
      member_id integer references member on delete cascade,
      player_id integer references league_player on delete cascade,
      first_name text not null,
      last_name text not null,
      check (num_nonnulls(member_id, player_id) = 1)
    );
    create unique index former_name_of_member on former_name (member_id, first_name, last_name)
      where member_id is not null;
    create unique index former_name_of_player on former_name (player_id, first_name, last_name)
      where player_id is not null;

    create function keep_former_name() returns trigger language plpgsql as $$
      declare
        of_member integer := case tg_table_name when 'member' then new.id end;
        of_player integer := case tg_table_name when 'league_player' then new.id end;
      begin
        if new.erased_at is not null then
          delete from former_name where member_id = of_member or player_id = of_player;
        else
          insert into former_name (member_id, player_id, first_name, last_name)
          values (of_member, of_player, old.first_name, old.last_name) on conflict do nothing;
        end if;
        return null;
      end $$;
    create trigger member_keeps_former_name after update on member for each row
      when ((new.first_name, new.last_name) is distinct from (old.first_name, old.last_name))
      execute function keep_former_name();
    create trigger league_player_keeps_former_name after update on league_player for each row
      when ((new.first_name, new.last_name) is distinct from (old.first_name, old.last_name))
      execute function keep_former_name();
  `)
    .execute(db);
}
