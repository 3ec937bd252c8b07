import { dayAfter } from '@club/shared/domain';
import { type Insertable, sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';
import type { Tables } from '../platform/schema';
import type { Season } from './season-rules';

const STARTS = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00'];
const COURTS = [
  { id: 1, name: 'Teren 1', lighted: true },
  { id: 2, name: 'Teren 2', lighted: false },
];
const HIDDEN: Insertable<Tables['hidden_slot']>[] = [
  { court_id: 2, starts: '20:00', from_day: null },
  { court_id: 2, starts: '18:30', from_day: '2025-08-24' },
];
const LANDING = { registration_from: '02-01', league_from: '04-06', league_until: '08-28' };
const PACKAGES = [
  { name: 'Paket 10', cents: 6_000, day_slots: 10, night_slots: 0 },
  { name: 'Paket 10 s rasvjetom', cents: 8_500, day_slots: 0, night_slots: 10 },
  { name: 'Paket 20', cents: 13_500, day_slots: 12, night_slots: 8 },
];

/** Whether `writePresets` has run: every club has courts from then on. */
export async function hasPresets(handle: Handle): Promise<boolean> {
  return (await handle.selectFrom('court').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Writes the specification's settings to an empty database; administrators change them later.
 * @returns whether the database was empty. A second process that starts at the same time waits here and gets false.
 */
export async function writePresets(tx: Tx, today: string, season: Season): Promise<boolean> {
  await sql`lock table court in exclusive mode`.execute(tx);
  if (await hasPresets(tx)) return false;

  await tx.insertInto('court').values(COURTS).execute();
  const slots = STARTS.flatMap((starts) => COURTS.map((court) => ({ court_id: court.id, starts })));
  await tx
    .insertInto('slot')
    .values(slots.map((slot, index) => ({ id: index + 1, ...slot })))
    .execute();
  await tx.insertInto('hidden_slot').values(HIDDEN).execute();
  await tx.insertInto('landing_dates').values(LANDING).execute();
  await tx
    .insertInto('season')
    .values({ name: season.name, opens_on: season.opensOn, closes_on: season.closesOn })
    .execute();
  const list = await tx
    .insertInto('price_list')
    .values({ valid_from: dayAfter(today, -365), day_cents: 700, night_cents: 1_000, night_from: '17:00' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('price_package')
    .values(PACKAGES.map((each) => ({ price_list_id: list.id, ...each })))
    .execute();
  return true;
}
