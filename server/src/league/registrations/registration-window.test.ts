import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { concurrently } from '../../testing/concurrently';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { seasonSettings } from '../engine';
import { playingLeagueRoutes } from '../playing-calls';
import { publicLeagueRoutes } from '../public-calls';
import { createSeasonSettings } from '../season-settings/season-settings.service';
import { findSeason, frameColumns, frameOf, presetFrame, updateSeason } from '../seasons/league-seasons.repository';
import { CONSENTING, IVO } from '../testing-registrations';
import { createRegistering } from './register.service';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(
      db,
      (parts) => [playingLeagueRoutes({ ...parts, db }), publicLeagueRoutes({ ...parts, db })],
      '2026-03-01T08:00:00Z',
    );
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });

  test('a form that shows this year’s season does not register for the next one unasked', async () => {
    club.clock.set('2026-04-06T08:00:00Z');
    const late = { ...CONSENTING, firstName: 'Kasna', email: 'kasna@example.com' };
    expect((await club.as().post('league-registration', { ...late, year: 2026 })).body).toMatchObject({
      status: 409,
      code: 'REGISTRATION_MOVED',
      message:
        'Prijave za ligu 2026. više nisu otvorene. Sada se prijavljujete za sezonu 2027.: provjerite i pošaljite ponovno.',
    });
    expect(await findSeason(db.handle, 2027)).toBeUndefined();
    expect((await club.as(admin).get('admin/league/registrations?year=2027')).body).toEqual([]);
    expect((await club.as().post('league-registration', { ...late, year: 2027 })).body.year).toBe(2027);
  });

  test.each([
    ['2026-04-05T21:59:59Z', 2026],
    ['2026-04-05T22:00:00Z', 2027],
  ])('the last day is a Zagreb date: at %s the form registers for %i', async (now, year) => {
    club.clock.set(now);
    const visitor = club.as(undefined, { 'x-forwarded-for': '203.0.113.4' });
    expect((await visitor.get('league-registration')).body.year).toBe(year);
    const last = { ...CONSENTING, firstName: 'Zadnja', email: 'zadnja@example.com' };
    expect((await visitor.post('league-registration', last)).body.year).toBe(year);
  });

  test('after its window the form registers for next year; closed, it contains the opening date', async () => {
    club.clock.set('2026-07-01T08:00:00Z');
    expect((await club.as().get('league-registration')).body).toMatchObject({
      year: 2027,
      isOpen: true,
      isNextSeason: true,
      fee: 60,
    });
    expect((await club.as().post('league-registration', CONSENTING)).body.year).toBe(2027);
    await db.handle.updateTable('league_season').set({ registration_closed: true }).where('year', '=', 2027).execute();
    const refused = await club.as().post('league-registration', CONSENTING);
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'REGISTRATION_CLOSED',
      message: expect.stringContaining('01.02.2027.'),
    });
  });

  test.each([
    ['203.0.113.2', CONSENTING, 409],
    ['203.0.113.3', { ...CONSENTING, phone: 'nema' }, 400],
  ])('an address that sends too many registrations must wait, %#', async (address, sent, usual) => {
    const visitor = club.as(undefined, { 'x-forwarded-for': address });
    club.clock.set('2026-09-01T08:00:00Z');
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await visitor.post('league-registration', sent)).status);
    expect(statuses).toEqual([...Array(10).fill(usual), 429, 429]);
    club.clock.set('2026-09-01T08:11:00Z');
    expect((await visitor.post('league-registration', sent)).status).toBe(usual);
  });

  test('a registration while an administrator closes them is refused', async () => {
    club.clock.set('2026-10-01T08:00:00Z');
    const parts = { ...club, db };
    const settings = createSeasonSettings(parts);
    await db.handle.updateTable('league_season').set({ registration_closed: false }).where('year', '=', 2027).execute();
    const season = (await settings.list()).find(({ year }) => year === 2027);
    if (!season) throw new Error('There is no such season.');
    const { version } = season;
    const closed = { rules: null, frame: { ...season.frame, registrationClosed: true } };
    const outcomes = await concurrently(
      db,
      () => settings.save(2027, closed, { actorId: admin.id, version }),
      () => createRegistering(parts).register({ ...IVO, email: 'prekasno@example.com' }, false),
    );
    expect(outcomes).toEqual(['done', 'REGISTRATION_CLOSED']);
  });

  test('the season that a registration prepares is like the last one, as the form has shown', async () => {
    const { lotSeed: _, ...rules } = seasonSettings(2026, { rounds: 12, firstPair: 2, byePoints: 1 });
    const frame = { ...presetFrame(2026), feeCents: 7_000, roundDays: 10 };
    await db.transaction(async (tx) => {
      await tx.deleteFrom('league_registration').where('year', '=', 2027).execute();
      await tx.deleteFrom('league_season').where('year', '=', 2027).execute();
      const stored = { rules: JSON.stringify({ ...rules, lotSeed: 5 }), planned_rounds: 12, ...frameColumns(frame) };
      await updateSeason(tx, 2026, stored);
    });
    expect((await club.as().get('league-registration')).body).toMatchObject({ year: 2027, fee: 70 });
    expect((await club.as().post('league-registration', CONSENTING)).body.year).toBe(2027);
    const season = await findSeason(db.handle, 2027);
    expect(season).toMatchObject({ rules: { ...rules, year: 2027, lotSeed: 2027 }, planned_rounds: 12 });
    expect(season && frameOf(season)).toEqual({ ...presetFrame(2027), feeCents: 7_000, roundDays: 10 });
  });

  test('the form for next year states that it is outside the period only outside next year’s', async () => {
    const period = { registration_from: '2026-11-01', registration_until: '2026-12-20' };
    await db.handle.updateTable('league_season').set(period).where('year', '=', 2027).execute();
    const window = async (today: string) => {
      club.clock.set(`${today}T08:00:00Z`);
      const { year, isNextSeason } = (await club.as().get('league-registration')).body;
      return [year, isNextSeason];
    };
    expect(await window('2026-10-31')).toEqual([2027, true]);
    expect(await window('2026-11-01')).toEqual([2027, false]);
    expect(await window('2026-11-27')).toEqual([2027, false]);
    expect(await window('2026-12-20')).toEqual([2027, false]);
    expect(await window('2026-12-21')).toEqual([2027, true]);
  });
});
