import { type Kysely, sql } from 'kysely';

/**
 * How many reservations there are of each kind. The administrator's lists show it on every page, and counting a million
 * rows takes longer than reading the page. Rows are never deleted and never change their kind, so a trigger on inserts
 * is enough.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table reservation_tally (kind text primary key, total bigint not null);
    insert into reservation_tally
      select kinds.kind, count(reservation.id)
      from (values ('FRIENDLY'), ('LEAGUE'), ('MAINTENANCE')) kinds (kind)
      left join reservation on reservation.kind = kinds.kind
      group by kinds.kind;
    create function count_reservations() returns trigger language plpgsql as $$
      begin
        update reservation_tally set total = reservation_tally.total + added.total
          from (select kind, count(*) as total from inserted group by kind) added
          where reservation_tally.kind = added.kind;
        return null;
      end $$;
    create trigger reservation_counted after insert on reservation
      referencing new table as inserted for each statement execute function count_reservations();
    create index reservation_by_kind on reservation (kind, day desc, id desc);
    create index reservation_by_day on reservation (day desc, id desc);
  `)
    .execute(db);
}
