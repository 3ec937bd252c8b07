import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import type { Facts } from '../../action-log';
import { recordedActions } from '../../action-log/testing';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { concurrently } from '../../testing/concurrently';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { insertLeagueFees } from '../fees/league-fees.repository';
import { createLeagueFees } from '../fees/league-fees.service';
import { insertPlayers } from '../players/league-players.repository';
import { insertSeason, presetFrame } from '../seasons/league-seasons.repository';
import { seasonSettingsRoutes } from './season-settings.routes';
import { createSeasonSettings } from './season-settings.service';

const YEAR = 2026;

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  const season = async (): Promise<LeagueSeasonSettings> => {
    const seasons = (await club.as(admin).get<LeagueSeasonSettings[]>('admin/league/seasons')).body;
    return seasons.find(({ year }) => year === YEAR) as LeagueSeasonSettings;
  };
  const saveFee = async (fee: number) => {
    const { rules, frame, version } = await season();
    return club.as(admin).put(`admin/league/seasons/${YEAR}/settings`, { rules, frame: { ...frame, fee }, version });
  };
  const logged = async (year: number) => {
    const [entry] = await recordedActions(db, { subject: `Ljetna liga ${year}.` });
    return entry as unknown as { before: Facts; after: Facts };
  };
  const fees = () =>
    db.handle.selectFrom('league_fee').select(['year', 'amount_cents', 'paid_on']).orderBy('id').execute();

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [seasonSettingsRoutes(createSeasonSettings({ ...parts, db }))]);
    admin = await club.addMember({ roles: ['ADMIN'] });
    await club.as(admin).post('admin/league/seasons', { year: YEAR });
  });

  test('the action log has what a new season begins with, its fee as well', async () => {
    const entries = await recordedActions(db, { subject: `${YEAR}.` });
    expect(entries).toMatchObject([
      { action: 'Nova sezona lige', before: null, after: { Članarina: '60,00\u00a0€', 'Broj kola': '17' } },
    ]);
  });

  test('a change of what somebody else has changed meanwhile is refused with what is saved now', async () => {
    const { rules, frame, version } = await season();
    const path = `admin/league/seasons/${YEAR}/settings`;
    const theirs = { rules: { ...rules, byePoints: 3 }, frame: { ...frame, feeDeadline: '2026-05-01' }, version };
    expect((await club.as(admin).put(path, theirs)).status).toBe(200);
    const answer = await club.as(admin).put(path, { rules, frame: { ...frame, roundDays: 7 }, version });
    expect(answer).toMatchObject({ status: 409, body: { code: 'SEASON_CHANGED', version: version + 1 } });
    expect(answer.body.current).toEqual({ ...theirs, version: version + 1 });
    expect(await season()).toMatchObject(answer.body.current);
  });

  test('the action log has every setting before and after, so that it shows which were changed', async () => {
    const { rules, frame, version } = await season();
    const changed = {
      rules: { ...rules, byePoints: 4, edgeRow: 'rest', bonusOnce: true },
      frame: { ...frame, registrationClosed: true, startsOn: null, hiddenLinks: ['gallery', 'statistics'] },
      version,
    };
    expect((await club.as(admin).put(`admin/league/seasons/${YEAR}/settings`, changed)).status).toBe(200);
    const { before, after } = await logged(YEAR);
    expect(Object.keys(after)).toHaveLength(Object.keys(rules ?? {}).length + Object.keys(frame).length);
    const changes = Object.keys(after).filter((label) => after[label] !== before[label]);
    expect(Object.fromEntries(changes.map((label) => [label, [before[label], after[label]]]))).toEqual({
      'Prijave zatvorene': ['ne', 'da'],
      'Planirani početak': ['06.04.2026.', 'nije određen'],
      'Skrivene poveznice': ['nema', 'Statistika, Galerija'],
      'Rubni red': ['igra unutar reda', 'slobodan je'],
      'Broj bodova za slobodno kolo': ['3', '4'],
      'Bonus reda': ['u svakom kolu', 'samo jednom'],
    });
  });

  test('settings that are saved as they are already are no change: neither a version nor an entry', async () => {
    const { rules, frame, version } = await season();
    const hiddenLinks = frame.hiddenLinks.toReversed();
    expect(hiddenLinks).toHaveLength(2);
    const body = { rules, frame: { ...frame, hiddenLinks }, version };
    const entries = await recordedActions(db, {});
    const saved = await club.as(admin).put(`admin/league/seasons/${YEAR}/settings`, body);
    expect(saved).toMatchObject({ status: 200, body: { message: 'Postavke sezone su spremljene.', version } });
    expect((await season()).version).toBe(version);
    expect(await recordedActions(db, {})).toEqual(entries);
  });

  test('the action log has no rules of an archived season, which follows none', async () => {
    const frame = presetFrame(2019);
    const archived = { year: 2019, kind: 'ARCHIVE', state: 'FINISHED', plannedRounds: 9, frame } as const;
    await db.transaction((tx) => insertSeason(tx, archived));
    const { feeCents: _, ...rest } = frame;
    const body = { rules: null, frame: { ...rest, fee: 50 }, version: 1 };
    expect((await club.as(admin).put('admin/league/seasons/2019/settings', body)).status).toBe(200);
    const { before, after } = await logged(2019);
    expect([before.Članarina, after.Članarina]).toEqual(['60,00\u00a0€', '50,00\u00a0€']);
    expect(Object.keys(after)).toHaveLength(Object.keys(frame).length);
  });

  test('a changed fee applies to everybody in the season who has not paid yet', async () => {
    const createdAt = club.clock.now();
    await db.transaction(async (tx) => {
      const names = ['Ana', 'Marko', 'Iva', 'Luka'];
      const people = names.map((firstName) => ({ firstName, lastName: 'Horvat', createdAt }));
      const [ana = 0, marko = 0, iva = 0, luka = 0] = await insertPlayers(tx, people);
      await insertLeagueFees(tx, [
        { playerId: ana, year: YEAR, amountCents: 6_000, paidOn: null },
        { playerId: marko, year: YEAR, amountCents: 6_000, paidOn: '2026-03-01' },
        { playerId: iva, year: YEAR, amountCents: 3_000, paidOn: null },
        { playerId: luka, year: YEAR - 1, amountCents: 6_000, paidOn: null },
      ]);
    });
    expect((await season()).frame.fee).toBe(60);
    expect((await saveFee(72.5)).status).toBe(200);
    expect(await fees()).toEqual([
      { year: YEAR, amount_cents: 7_250, paid_on: null },
      { year: YEAR, amount_cents: 6_000, paid_on: '2026-03-01' },
      // A fee that was agreed individually.
      { year: YEAR, amount_cents: 3_000, paid_on: null },
      { year: YEAR - 1, amount_cents: 6_000, paid_on: null },
    ]);
  });

  test('a fee that is marked unpaid again is that of the season, which has changed since', async () => {
    const leagueFees = createLeagueFees({ ...club, db });
    const markos = (await leagueFees.list()).find(({ year, paidOn }) => year === YEAR && paidOn !== null);
    expect(await leagueFees.markUnpaid(markos?.id ?? 0, admin.id)).toBe(7_250);
    expect((await fees()).filter(({ amount_cents }) => amount_cents === 7_250)).toHaveLength(2);
    const [entry] = await recordedActions(db, { subject: `Marko Horvat, ${YEAR}.` });
    expect(entry).toMatchObject({ before: { Članarina: '60,00\u00a0€' }, after: { Članarina: '72,50\u00a0€' } });
  });

  test('a fee that is marked unpaid while the season’s is being changed is the new one', async () => {
    const leagueFees = createLeagueFees({ ...club, db });
    const { id = 0 } =
      (await leagueFees.list()).find(({ year, amountCents }) => year === YEAR && amountCents === 7_250) ?? {};
    await leagueFees.markPaid(id, admin.id);
    const outcomes = await concurrently(
      db,
      async () => orThrow(await saveFee(80)),
      () => leagueFees.markUnpaid(id, admin.id),
    );
    expect(outcomes).toEqual(['done', 'done']);
    expect((await leagueFees.find(id))?.amountCents).toBe(8_000);
    expect((await saveFee(72.5)).status).toBe(200);
  });

  test('a day with a mistyped year is refused at its field; one that was saved earlier prevents nothing', async () => {
    const { rules, frame, version } = await season();
    const save = (but: object) =>
      club.as(admin).put(`admin/league/seasons/${YEAR}/settings`, { rules, frame: { ...frame, ...but }, version });
    const message = 'Datum mora biti u 2026. godini ili u susjednoj.';
    const mistyped = { registrationUntil: '2062-04-05', startsOn: '2028-04-06', feeDeadline: '2024-04-15' };
    for (const [field, day] of Object.entries({ ...mistyped, registrationFrom: '2024-12-31' })) {
      const { status, body } = await save({ [field]: day });
      expect([status, body.fields]).toEqual([400, { [`frame.${field}`]: message }]);
    }
    expect(Object.keys((await save(mistyped)).body.fields)).toHaveLength(3);
    const nextYear = { year: YEAR + 1, frame: { ...frame, registrationUntil: '2062-04-05' } };
    expect((await club.as(admin).post('admin/league/seasons', nextYear)).body.fields).toEqual({
      'frame.registrationUntil': 'Datum mora biti u 2027. godini ili u susjednoj.',
    });

    await db.handle.updateTable('league_season').set({ fee_deadline: '2016-04-15' }).where('year', '=', YEAR).execute();
    const beside = { registrationFrom: '2025-11-01', startsOn: '2027-01-10' };
    expect((await save({ ...beside, feeDeadline: '2016-04-15' })).status).toBe(200);
  });
});
