import { type Kysely, sql } from 'kysely';

/**
 * The tally of reservations in one row for each member, with the text that a search of members reads: a list filtered by
 * player shows the number, and a fragment of a name may fit thousands. Joining them to their tallies took three times
 * as long as reading this table. The release before reads the tally by its old name, which is a view now.
 *
 * A member has a row from the start, so that a name and a first booking never change at once without seeing each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table reservation_total (
      member_id integer primary key references member,
      search_text text collate "C" not null,
      friendly integer not null default 0,
      league integer not null default 0,
      maintenance integer not null default 0
    );
    insert into reservation_total (member_id, search_text, friendly, league, maintenance)
      select member.id, search_text, coalesce(sum(total) filter (where kind = 'FRIENDLY'), 0),
        coalesce(sum(total) filter (where kind = 'LEAGUE'), 0),
        coalesce(sum(total) filter (where kind = 'MAINTENANCE'), 0)
      from member left join reservation_tally on member_id = member.id group by member.id order by member.id;

    drop table reservation_tally;
    create view reservation_tally as
      select member_id, kind, total::bigint as total
      from reservation_total,
        lateral (values ('FRIENDLY', friendly), ('LEAGUE', league), ('MAINTENANCE', maintenance)) tally (kind, total)
      where total > 0;

    create or replace function count_reservations() returns trigger language plpgsql as $$
      begin
        -- In one order, so that two transactions that book for several members do not wait for each other.
        insert into reservation_total (member_id, search_text, friendly, league, maintenance)
          select member_id, '', count(*) filter (where kind = 'FRIENDLY'), count(*) filter (where kind = 'LEAGUE'),
            count(*) filter (where kind = 'MAINTENANCE')
          from inserted group by member_id order by member_id
          on conflict (member_id) do update set
            friendly = reservation_total.friendly + excluded.friendly,
            league = reservation_total.league + excluded.league,
            maintenance = reservation_total.maintenance + excluded.maintenance;
        return null;
      end $$;

    create function begin_reservation_totals() returns trigger language plpgsql as $$
      begin
        insert into reservation_total (member_id, search_text) select id, search_text from inserted order by id;
        return null;
      end $$;
    create trigger member_has_reservation_total after insert on member
      referencing new table as inserted for each statement execute function begin_reservation_totals();

    create function rename_reservation_total() returns trigger language plpgsql as $$
      begin
        update reservation_total set search_text = new.search_text where member_id = new.id;
        return null;
      end $$;
    create trigger member_renamed_in_totals after update on member
      for each row when (new.search_text <> old.search_text) execute function rename_reservation_total();
    analyze reservation_total;
  `)
    .execute(db);
}
