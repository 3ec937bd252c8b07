import { type Kysely, sql } from 'kysely';

/** As before (0032), but with the lights that the court had on the day of play. */
const summed = (rows: string) => `
  select extract(year from played.day)::int as year, played.payment_status as status,
    coalesce(coalesce(past.lighted, court.lighted) and slot.starts >= prices.night_from, false) as night,
    count(*) as count, sum(played.price_cents) as cents
  from ${rows} played
  join slot on slot.id = played.slot_id
  join court on court.id = slot.court_id
  left join (
    select court_id, lag(until_day) over (partition by court_id order by until_day) as since_day, until_day, lighted
    from past_light
  ) past on past.court_id = court.id and played.day < past.until_day
    and (past.since_day is null or played.day >= past.since_day)
  left join lateral (
    select night_from from price_list where valid_from <= played.day order by valid_from desc limit 1
  ) prices on true
  where played.kind = 'FRIENDLY' and played.cancelled_at is null
  group by 1, 2, 3`;

/**
 * A court that gets lights has had none before: the matches in its evenings were played at the day price, and stay
 * matches by day in the statistics of their year. The lights of a court are those of today, as the release before reads
 * and writes them; a change adds what they were until its day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table past_light (
      court_id smallint not null references court,
      until_day date not null,
      lighted boolean not null,
      primary key (court_id, until_day)
    );
    create or replace function sum_friendlies_anew() returns trigger language plpgsql as $$
      begin
        -- Waits for changes under way: none is missed or counted twice.
        lock table friendly_sum in share row exclusive mode;
        delete from friendly_sum;
        insert into friendly_sum (year, status, night, count, cents) ${summed('reservation')};
        return null;
      end $$;
    create or replace function add_new_friendlies() returns trigger language plpgsql as $$
      begin
        insert into friendly_sum (year, status, night, count, cents) ${summed('after_it')};
        return null;
      end $$;
    create or replace function add_changed_friendlies() returns trigger language plpgsql as $$
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
    create trigger past_lights_sum_friendlies after insert or update or delete on past_light
      for each statement execute function sum_friendlies_anew();
  `)
    .execute(db);
}
