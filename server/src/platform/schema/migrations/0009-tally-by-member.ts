import { type Kysely, sql } from 'kysely';

/** The tally of reservations, now also for each member: the lists are filtered by player and show the number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    drop trigger reservation_counted on reservation;
    drop function count_reservations;
    drop table reservation_tally;
    create table reservation_tally (
      member_id integer not null references member,
      kind text not null,
      total bigint not null,
      primary key (member_id, kind)
    );
    insert into reservation_tally select member_id, kind, count(*) from reservation group by member_id, kind;
    create function count_reservations() returns trigger language plpgsql as $$
      begin
        insert into reservation_tally (member_id, kind, total)
          select member_id, kind, count(*) from inserted group by member_id, kind order by member_id, kind
          on conflict (member_id, kind) do update set total = reservation_tally.total + excluded.total;
        return null;
      end $$;
    create trigger reservation_counted after insert on reservation
      referencing new table as inserted for each statement execute function count_reservations();
  `)
    .execute(db);
}
