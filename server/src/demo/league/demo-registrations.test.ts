import { zagrebDate } from '@club/shared/domain';
import {
  insertEntries,
  insertPlayers,
  playRounds,
  publicLeagueRoutes,
  seasonSettings,
  writeRulesSeason,
} from '../../league';
import { embeddedForTests } from '../../platform/database/testing';
import { openTestClub } from '../../testing/test-club';
import { type ReturningPlayer, registerSome } from './demo-registrations';

const open = embeddedForTests();

const NAMES = ['Ana', 'Bruno', 'Cvita', 'Darko', 'Ema', 'Fran'];
/** The first three of them are in the running season. */
const ENTERED = 3;

/** A club whose season of 2027 is played, as in a demo that is started at the beginning of 2027. */
async function clubOf2027(now: string) {
  const db = await open();
  const club = await openTestClub(db, (parts) => [publicLeagueRoutes(parts)], now);
  const facts = { residence: 'Ivankovo', birthDate: '1990-05-01', createdAt: new Date(now) };
  const people = NAMES.map((firstName) => ({ firstName, lastName: 'Perić', nickname: null, memberId: null, ...facts }));
  const returning = await db.transaction(async (tx) => {
    const players = await insertPlayers(tx, people);
    const entered = players.slice(0, ENTERED);
    const record = playRounds(
      {
        settings: seasonSettings(2027, {}),
        order: entered,
        strengthOf: new Map(),
        joiners: [],
        substitutes: [],
        leaveAfter: [],
        mayLeave: () => false,
        startDate: '2027-01-20',
        roundDays: 8,
        next: () => 0.5,
      },
      5,
    );
    await writeRulesSeason(tx, { record, state: 'ROUNDS', at: new Date(now), actorId: null });
    await insertEntries(
      tx,
      entered.map((playerId) => ({ year: 2027, playerId, registeredAt: new Date(now) })),
    );
    return people.map(({ firstName, lastName, birthDate }, index): ReturningPlayer => {
      const phone = `+385 91 555 100${index}`;
      const email = `${firstName.toLowerCase()}@example.com`;
      return {
        player: players[index] ?? 0,
        person: { firstName, lastName, birthDate, city: 'Ivankovo', email, phone },
      };
    });
  });
  await registerSome({ db, live: club.live, clock: club.clock }, new Date(now), returning);
  const rows = await db.handle
    .selectFrom('league_registration')
    .select(['year', 'first_name as firstName', 'modified_at as at'])
    .orderBy('id')
    .execute();
  return { club, rows };
}

test('until registration ends, those who play this season do not register for it again', async () => {
  const { club, rows } = await clubOf2027('2027-03-01T08:00:00Z');
  expect(rows.map(({ year, firstName }) => `${firstName} ${year}`)).toEqual([
    'Zrinka 2027',
    'Darko 2027',
    'Borna 2027',
    'Ema 2027',
    'Fran 2027',
    'Dunja 2027',
  ]);
  expect((await club.as().get('registered-players')).body).toHaveLength(6);
});

test.each([
  ['2027-04-06T06:00:00Z', '2027-04-06'],
  ['2027-04-10T08:00:00Z', '2027-04-06'],
])(
  'at %s all have registered for the next season, since its form opened and before that moment',
  async (now, first) => {
    const { club, rows } = await clubOf2027(now);
    expect(rows.map(({ year }) => year)).toEqual(Array.from({ length: 9 }, () => 2028));
    expect(rows.map(({ at }) => zagrebDate(at)).toSorted()[0]).toBe(first);
    expect(rows.filter(({ at }) => at > new Date(now))).toEqual([]);
    expect((await club.as().get('registered-players')).body).toHaveLength(9);
  },
);
