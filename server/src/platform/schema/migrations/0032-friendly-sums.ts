import { type Kysely, sql } from 'kysely';

/** Friendly reservations that are not cancelled, summed by year of play, payment status, and day or night. */
const summed = (rows: string) => `
  select extract(year from played.day)::int as year, played.payment_status as status,
    coalesce(court.lighted and slot.starts >= prices.night_from, false) as night,
    count(*) as count, sum(played.price_cents) as cents
  from ${rows} played
  join slot on slot.id = played.slot_id
  join court on court.id = slot.court_id
  left join lateral (
    select night_from from price_list where valid_from <= played.day order by valid_from desc limit 1
  ) prices on true
  where played.kind = 'FRIENDLY' and played.cancelled_at is null
  group by 1, 2, 3`;

/**
 * The friendly statistics show all years, and every payment may settle a reservation of any of them: summing a hundred
 * thousand reservations again takes longer than everything else that they read. A change inserts rows with what it adds
 * and subtracts, and locks none: bookings do not wait for each other here. A sum is the sum of its rows, and
 * `fold_friendly_sums` merges them into one row again. The settings that separate day and night change seldom; then
 * everything is summed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table friendly_sum (
      id bigint generated always as identity primary key,
      year integer not null,
      status text not null,
      night boolean not null,
      count bigint not null,
      cents bigint not null
    );
    create function sum_friendlies_anew() returns trigger language plpgsql as $$
      begin
        -- Waits for changes under way: none is missed or counted twice.
        lock table friendly_sum in share row exclusive mode;
        delete from friendly_sum;
        insert into friendly_sum (year, status, night, count, cents) ${summed('reservation')};
        return null;
      end $$;
    create function add_new_friendlies() returns trigger language plpgsql as $$
      begin
        insert into friendly_sum (year, status, night, count, cents) ${summed('after_it')};
        return null;
      end $$;
    create function add_changed_friendlies() returns trigger language plpgsql as $$
      begin
        insert into friendly_sum (year, status, night, count, cents)
          select year, status, night, sum(count), sum(cents)
          from (
            select * from (${summed('after_it')}) added
            union all
            select year, status, night, -count, -cents from (${summed('before_it')}) taken
          ) changes
          group by year, status, night having sum(count) <> 0 or sum(cents) <> 0;
        return null;
      end $$;
    create function fold_friendly_sums() returns void language plpgsql as $$
      begin
        lock table friendly_sum in share row exclusive mode;
        with folded as (delete from friendly_sum returning year, status, night, count, cents)
          insert into friendly_sum (year, status, night, count, cents)
          select year, status, night, sum(count), sum(cents) from folded group by year, status, night;
      end $$;
    insert into friendly_sum (year, status, night, count, cents) ${summed('reservation')};
    create trigger new_friendlies_summed after insert on reservation
      referencing new table as after_it for each statement execute function add_new_friendlies();
    create trigger changed_friendlies_summed after update on reservation
      referencing old table as before_it new table as after_it
      for each statement execute function add_changed_friendlies();
    create trigger price_lists_sum_friendlies after insert or update or delete on price_list
      for each statement execute function sum_friendlies_anew();
    create trigger courts_sum_friendlies after insert or update or delete on court
      for each statement execute function sum_friendlies_anew();
    create trigger slots_sum_friendlies after insert or update or delete on slot
      for each statement execute function sum_friendlies_anew();
  `)
    .execute(db);
}
