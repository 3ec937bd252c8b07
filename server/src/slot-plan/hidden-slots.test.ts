import type { Slot } from '@club/shared/contracts/bookings/grid';
import type { SlotPlan } from '@club/shared/contracts/slot-plan';
import { startsOneAfterAnother } from '@club/shared/domain';
import { actionLogRoutes, createActionLog } from '../action-log';
import { createGridReader, gridRoutes } from '../bookings';
import { hiddenRules } from '../court-plan';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createSlotPlanSetting, slotPlanRoutes } from '.';

const PRESET = [1, 2].map((teren) => ({ teren, minutes: 90, starts: startsOneAfterAnother('08:00', 90, 9) }));
const HOURS = { teren: 1, minutes: 60, starts: startsOneAfterAnother('08:00', 60, 14) };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-10-01', closesOn: '2027-04-04' });
    club = await openTestClub(
      db,
      (base) => {
        const parts = { ...base, report: console.error };
        return [
          slotPlanRoutes(createSlotPlanSetting(parts)),
          gridRoutes(createGridReader(parts)),
          actionLogRoutes(createActionLog(db)),
        ];
      },
      '2026-11-20T08:00:00Z',
    );
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
    await db.handle.deleteFrom('hidden_slot').execute();
    await db.handle
      .insertInto('hidden_slot')
      .values([
        { court_id: 1, starts: '18:30', from_day: '2025-08-24' },
        { court_id: 1, starts: '20:00', from_day: null },
        { court_id: 2, starts: '18:30', from_day: null },
      ])
      .execute();
  });

  const save = async (courts: SlotPlan['courts']) => {
    const { version } = (await club.as(admin).get('admin/settings/slot-plan')).body;
    return (await club.as(admin).put('admin/settings/slot-plan', { version, courts })).status;
  };
  const hidden = async () => (await hiddenRules(db.handle)).map(({ courtId, starts }) => `${courtId} ${starts}`).sort();
  const offered = async (court: number, starts: string): Promise<boolean> =>
    (await club.as(admin).get('get-all-termins')).body.some(
      ({ teren, vrijemeTermina, statusB }: Slot) => teren === court && vrijemeTermina === starts && statusB === 'FREE',
    );
  const lastAction = async () => (await club.as(admin).get('admin/action-log')).body.entries[0];

  test('what a new plan does not have is hidden no longer, and the log says so', async () => {
    expect(await save([HOURS, PRESET[1] as (typeof PRESET)[number]])).toBe(200);
    // At 20:00 court 1 has a slot in both plans.
    expect(await hidden()).toEqual(['1 20:00:00', '2 18:30:00']);
    expect(await offered(1, '20:00:00')).toBe(false);
    expect(await lastAction()).toMatchObject({
      action: 'Termini terena',
      before: {
        'Skriveni termini': 'Teren 1, 18:30 (od 24.08.2025.); Teren 1, 20:00 (uvijek); Teren 2, 18:30 (uvijek)',
      },
      after: { 'Skriveni termini': 'Teren 1, 20:00 (uvijek); Teren 2, 18:30 (uvijek)' },
    });
    // A later plan that has the time again offers it, like any other that the list does not name.
    expect(await save(PRESET)).toBe(200);
    expect(await offered(1, '18:30:00')).toBe(true);
  });

  test('a plan with all hidden slots keeps them, and does not mention them', async () => {
    const longer = PRESET.map((court) => ({ ...court, starts: ['06:30', ...court.starts] }));
    expect(await save(longer)).toBe(200);
    expect(await hidden()).toHaveLength(3);
    expect((await lastAction()).after).not.toHaveProperty('Skriveni termini');
  });
});
