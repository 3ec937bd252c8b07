import { type Kysely, sql } from 'kysely';

/**
 * The times of the slots become a setting. A slot keeps its court, its start and its length for ever, because
 * reservations refer to them. Another plan retires the slots in use and adds new ones, and existing bookings move to
 * the new slot at the same time. The database refuses everything else: overlapping slots in use, a changed slot, and a
 * reservation of a retired slot.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table slot
      add column minutes smallint not null default 90 check (minutes in (60, 75, 90, 120)),
      -- Null: in use.
      add column retired_at timestamptz,
      drop constraint slot_court_id_starts_key;
    alter table slot
      add constraint slot_within_day check (extract(epoch from starts) / 60 + minutes <= 1440),
      -- Courts one behind another on one line of minutes: the range of a court never touches another court's.
      add constraint slots_do_not_overlap exclude using gist (
        int4range(
          (court_id * 1440 + extract(epoch from starts) / 60)::int,
          (court_id * 1440 + extract(epoch from starts) / 60 + minutes)::int
        ) with &&
      ) where (retired_at is null);

    create function slot_keeps_its_time() returns trigger language plpgsql as $$
      begin
        raise exception 'a slot keeps its court and time: retire it and add another' using errcode = '23514';
      end $$;
    create trigger slot_keeps_its_time before update on slot for each row
      when ((old.court_id, old.starts, old.minutes) is distinct from (new.court_id, new.starts, new.minutes))
      execute function slot_keeps_its_time();

    create function reservation_slot_in_use() returns trigger language plpgsql as $$
      begin
        if exists (select from slot where id = new.slot_id and retired_at is not null) then
          raise exception 'slot % is retired', new.slot_id using errcode = '23514';
        end if;
        if tg_op = 'UPDATE' and not exists (
          select from slot before join slot after
            on (after.court_id, after.starts, after.minutes) = (before.court_id, before.starts, before.minutes)
          where before.id = old.slot_id and after.id = new.slot_id
        ) then
          raise exception 'reservation % keeps its court and time', new.id using errcode = '23514';
        end if;
        return new;
      end $$;
    create trigger reservation_slot_in_use before insert on reservation for each row
      execute function reservation_slot_in_use();
    create trigger reservation_slot_kept before update of slot_id on reservation for each row
      when (old.slot_id <> new.slot_id) execute function reservation_slot_in_use();

    -- No change of slots touches the sums any more: to sum all reservations anew would only hold the change up.
    drop trigger slots_sum_friendlies on slot;
  `)
    .execute(db);
}
