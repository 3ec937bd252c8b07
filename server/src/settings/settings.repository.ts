import type { LandingDates } from '../club-day';
import type { HiddenRule, Season } from '../court-plan';
import type { Handle, Tx } from '../platform/database';

export interface PriceListRow {
  readonly validFrom: string;
  readonly dayCents: number;
  readonly nightCents: number;
  readonly nightFrom: string;
  readonly packages: readonly {
    readonly name: string;
    readonly cents: number;
    readonly daySlots: number;
    readonly nightSlots: number;
  }[];
}

export function allCourtSeasons(handle: Handle) {
  return handle
    .selectFrom('season')
    .select(['id', 'name', 'opens_on as opensOn', 'closes_on as closesOn'])
    .orderBy('opens_on', 'desc')
    .execute();
}

const seasonColumns = ({ name, opensOn, closesOn }: Season) => ({ name, opens_on: opensOn, closes_on: closesOn });

export async function insertCourtSeason(tx: Tx, season: Season): Promise<void> {
  await tx.insertInto('season').values(seasonColumns(season)).execute();
}

export async function updateCourtSeason(tx: Tx, id: number, season: Season): Promise<void> {
  await tx.updateTable('season').set(seasonColumns(season)).where('id', '=', id).execute();
}

export async function deleteCourtSeason(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('season').where('id', '=', id).execute();
}

export function allHiddenSlots(handle: Handle) {
  return handle
    .selectFrom('hidden_slot')
    .select(['id', 'court_id as courtId', 'starts', 'from_day as fromDay'])
    .orderBy('court_id')
    .orderBy('starts')
    .execute();
}

/** @returns false when the slot already has a rule */
export async function insertHiddenSlot(tx: Tx, { courtId, starts, fromDay }: HiddenRule): Promise<boolean> {
  const row = await tx
    .insertInto('hidden_slot')
    .values({ court_id: courtId, starts, from_day: fromDay })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateHiddenSlot(tx: Tx, id: number, fromDay: string | null): Promise<void> {
  await tx.updateTable('hidden_slot').set({ from_day: fromDay }).where('id', '=', id).execute();
}

export async function deleteHiddenSlot(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('hidden_slot').where('id', '=', id).execute();
}

/**
 * Which of the given price lists a booking has been priced by since they were last changed. A booking is priced by the
 * list in force on its day, among the lists that existed when it was made.
 */
export async function usedPriceLists(handle: Handle, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await handle
    .selectFrom('price_list')
    .select('price_list.id')
    .where('price_list.id', 'in', ids)
    .where((of) =>
      of.exists(
        of
          .selectFrom('reservation')
          .select('reservation.id')
          .where('kind', '=', 'FRIENDLY')
          .where('cancelled_at', 'is', null)
          .whereRef('day', '>=', 'price_list.valid_from')
          .whereRef('reservation.created_at', '>=', 'price_list.created_at')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('price_list as later')
                  .select('later.id')
                  .whereRef('later.valid_from', '>', 'price_list.valid_from')
                  .whereRef('later.valid_from', '<=', 'reservation.day')
                  .whereRef('later.created_at', '<=', 'reservation.created_at'),
              ),
            ),
          ),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}

export function allPackages(handle: Handle) {
  return handle
    .selectFrom('price_package')
    .select(['price_list_id as priceListId', 'name', 'cents', 'day_slots as daySlots', 'night_slots as nightSlots'])
    .orderBy('id')
    .execute();
}

const listColumns = (list: PriceListRow) => ({
  valid_from: list.validFrom,
  day_cents: list.dayCents,
  night_cents: list.nightCents,
  night_from: list.nightFrom,
});

async function insertPackages(tx: Tx, id: number, { packages }: PriceListRow): Promise<void> {
  if (packages.length === 0) return;
  const rows = packages.map((each) => ({
    price_list_id: id,
    name: each.name,
    cents: each.cents,
    day_slots: each.daySlots,
    night_slots: each.nightSlots,
  }));
  await tx.insertInto('price_package').values(rows).execute();
}

/** @throws a unique violation of `price_list_valid_from_key` when another list begins on that day */
export async function insertPriceList(tx: Tx, list: PriceListRow, at: Date): Promise<void> {
  const row = { ...listColumns(list), created_at: at };
  const { id } = await tx.insertInto('price_list').values(row).returning('id').executeTakeFirstOrThrow();
  await insertPackages(tx, id, list);
}

/**
 * Changes a list by which no booking was priced. `created_at` becomes the time of the change: earlier bookings do not
 * count as priced by it.
 * @throws a unique violation of `price_list_valid_from_key` when another list begins on that day
 */
export async function updatePriceList(tx: Tx, id: number, list: PriceListRow, at: Date): Promise<void> {
  const row = { ...listColumns(list), created_at: at };
  await tx.updateTable('price_list').set(row).where('id', '=', id).execute();
  await tx.deleteFrom('price_package').where('price_list_id', '=', id).execute();
  await insertPackages(tx, id, list);
}

export async function deletePriceList(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('price_list').where('id', '=', id).execute();
}

/** Concurrent changes run one after another; to be called before anything is read. */
export async function lockLandingDates(tx: Tx): Promise<void> {
  await tx.selectFrom('landing_dates').select('id').forUpdate().execute();
}

export async function updateLandingDates(tx: Tx, dates: LandingDates): Promise<void> {
  const { registrationFrom, leagueFrom, leagueUntil } = dates;
  await tx
    .updateTable('landing_dates')
    .set({ registration_from: registrationFrom, league_from: leagueFrom, league_until: leagueUntil })
    .execute();
}
