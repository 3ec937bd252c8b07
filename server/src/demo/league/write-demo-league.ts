import { dayAfter, personName, withoutDiacritics, yearOf, zagrebDate } from '@club/shared/domain';
import {
  announceLastRound,
  insertEntries,
  insertLeagueFees,
  insertPlayers,
  lots,
  markWithdrawn,
  type SeasonRecord,
  writeArchivedSeason,
  writeRulesSeason,
} from '../../league';
import { fixedClock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import type { Live } from '../../platform/live';
import type { ServiceParts } from '../../platform/service-parts';
import { PLAYERS } from '../demo-members';
import { demoGroupSeasons } from './demo-group-seasons';
import { OUTSIDERS } from './demo-people';
import { lastDayOf } from './demo-phase-dates';
import { contact, registerSome } from './demo-registrations';
import { type DemoSeason, demoSeasons, registeredAt, type SeasonPlan } from './demo-seasons';
import { enterOpenRound } from './enter-open-round';
import { leagueOpponents } from './league-opponents';

const FEE_CENTS = 6_000;
/** The fee of seasons before the euro. */
const OLD_FEE = { amountCents: 30_000, currency: 'HRK' } as const;
const FIRST_EURO_YEAR = 2023;
/** The member who has never played in the league. */
const STRANGER = 'iva';
/** Members whose match of the open round has no result yet: among them are those who have booked a court for it. */
const WAITING: readonly string[] = ['ana', 'marko', 'petra', 'hrvoje'];
/** The people who register for the season of the open form, unless they are in it: members and others. */
const RETURNING: readonly number[] = [3, 6, 12, 25, 31, 44];
const RESIDENCES = ['Ivankovo', 'Vinkovci', 'Vođinci', 'Jarmina', 'Retkovci', 'Prkovci', 'Stari Mikanovci', 'Županja'];

/** A registering person, with the data that the club knows. */
interface RegisteringPlayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly residence: string;
  readonly email?: string;
  readonly phone?: string;
}

/**
 * The league's past and present: two seasons in groups, then every season since 2020 played by the rules, the running
 * one around today, with players, entries and fees. Written in bulk by the same services that import a club's own
 * history; the last results of the open round and the registrations of the open form are written by the services of
 * the screens.
 * @returns the name of a member's opponent on a day, null where no match is to be booked
 */
export async function writeDemoLeague(
  parts: ServiceParts,
  tx: Tx,
  now: Date,
  members: ReadonlyMap<string, number>,
): Promise<(username: string, day: string) => string | null> {
  const today = zagrebDate(now);
  const next = lots(2017);
  const people = [...PLAYERS.filter(({ username }) => username !== STRANGER), ...OUTSIDERS];
  const createdAt = new Date('2017-03-01T08:00:00Z');
  const players = people.map(({ firstName, lastName, nickname = null, username }, index) => {
    const memberId = username === undefined ? null : (members.get(username) ?? null);
    const known = username === undefined ? {} : contact(username, index);
    const residence = RESIDENCES[index % RESIDENCES.length] ?? 'Ivankovo';
    return { firstName, lastName, nickname, memberId, residence, birthDate: birthDate(next), ...known, createdAt };
  });
  const numbers = await insertPlayers(tx, players);
  const numberOf = new Map(people.map(({ username }, index) => [username, numbers[index] ?? 0]));
  const strengthOf = new Map(numbers.map((player) => [player, strength(next)]));

  const pioneers = demoGroupSeasons(numbers, strengthOf, today);
  for (const { projected, knockout } of pioneers) {
    const draw = { ...knockout, draw: 'fold', lotSeed: projected.year } as const;
    const at = new Date(`${projected.year}-10-01T08:00:00Z`);
    const plannedRounds = projected.rounds.length;
    await writeArchivedSeason(tx, { kind: 'GROUPS', projected, plannedRounds, ranking: [], draw, at, actorId: null });
    const entered = projected.participations.map(({ player }) => player);
    const season = { year: projected.year, startDate: projected.rounds[0]?.startDate ?? '' };
    await enter(tx, season, entered, () => `${projected.year}-03-15`);
  }
  const candidates = people.map(({ username }, index) => {
    const account = PLAYERS.find((each) => each.username === username);
    return { player: numbers[index] ?? 0, isInLeague: account ? account.leagueFee !== undefined : null };
  });
  const lastOrder = (pioneers.at(-1)?.projected.groupRows ?? []).toSorted((left, right) => right.points - left.points);
  const accounts = new Set(numbers.filter((_, index) => players[index]?.memberId));
  const seasons = demoSeasons(
    { candidates, strengthOf, lastOrder: lastOrder.map(({ player }) => player), accounts },
    today,
    WAITING.map((username) => numberOf.get(username) ?? 0),
  );
  const unpaid = new Set(PLAYERS.filter(({ leagueFee }) => leagueFee === 'UNPAID').map(({ username }) => username));
  const debtors = new Set([...unpaid].map((username) => numberOf.get(username)));
  for (const season of seasons) await writeSeason(tx, parts.live, season, today, debtors);

  const memberByNumber = new Map(numbers.map((player, index) => [player, players[index]?.memberId ?? undefined]));
  const evening = fixedClock(`${dayAfter(today, -1)}T18:30:00Z`);
  const { awaited, record } = seasons.at(-1) as DemoSeason;
  const entered = await enterOpenRound({ ...parts, clock: evening }, awaited, (player) => memberByNumber.get(player));
  const registering = players.map((player, index) => ({
    player: numbers[index] ?? 0,
    person: registered(player, index),
  }));
  await registerSome(
    parts,
    now,
    registering.filter((_, index) => RETURNING.includes(index)),
  );

  const opponentOn = leagueOpponents(record, entered, today);
  return (username, day) => {
    const opponent = people[numbers.indexOf(opponentOn(numberOf.get(username) ?? 0, day) ?? 0)];
    return opponent ? personName(opponent) : null;
  };
}

async function writeSeason(
  tx: Tx,
  live: Live,
  { plan, record }: DemoSeason,
  today: string,
  debtors: ReadonlySet<number | undefined>,
): Promise<void> {
  const { year, startDate } = plan;
  const isRunning = year === yearOf(today);
  const at = new Date(`${isRunning ? dayAfter(today, -1) : lastDayOf(record)}T18:00:00Z`);
  await writeRulesSeason(tx, { record, state: isRunning ? 'ROUNDS' : 'FINISHED', at, actorId: null });
  // No notices of past seasons.
  if (isRunning) await announceLastRound(tx, { live, clock: publicationClock(record) }, record);
  const players = [...record.initialOrder, ...record.rounds.flatMap(({ joined }) => joined)];
  const entered = players.filter((player) => player !== null);
  await enter(tx, plan, entered, (player, index) => {
    const owes = isRunning && (debtors.has(player) || (index % 7 === 3 && player > PLAYERS.length));
    return owes ? null : dayAfter(startDate, -10 + (index % 15));
  });
  for (const round of record.rounds) {
    for (const player of round.withdrawn) await markWithdrawn(tx, year, player, round.startDate);
  }
}

/** Fixed to noon of the day on which the last round was published. */
const publicationClock = ({ rounds }: SeasonRecord) => fixedClock(`${rounds.at(-1)?.startDate}T11:00:00Z`);

/** Entries and fees of a season; `paidOn` null: the fee is not paid. */
async function enter(
  tx: Tx,
  { year, startDate }: Pick<SeasonPlan, 'year' | 'startDate'>,
  players: readonly number[],
  paidOn: (player: number, index: number) => string | null,
): Promise<void> {
  const fee = year < FIRST_EURO_YEAR ? OLD_FEE : { amountCents: FEE_CENTS };
  await insertEntries(
    tx,
    players.map((playerId, index) => {
      return { year, playerId, registeredAt: new Date(registeredAt(year, startDate, index)) };
    }),
  );
  await insertLeagueFees(
    tx,
    players.map((playerId, index) => ({ playerId, year, ...fee, paidOn: paidOn(playerId, index) })),
  );
}

function registered({ firstName, lastName, birthDate, residence, email, phone }: RegisteringPlayer, index: number) {
  const own = email && phone ? { email, phone } : contact(mailbox(firstName, lastName), index);
  return { firstName, lastName, birthDate, city: residence, ...own };
}

/** `luka.sosic` for Luka Šošić. */
function mailbox(...names: readonly string[]): string {
  return withoutDiacritics(names.join('.')).replace(/[^a-z.]/g, '');
}

/** Around 50 with a deviation of about 12. */
function strength(next: () => number): number {
  const dice = Array.from({ length: 6 }, next);
  return 50 + (dice.reduce((sum, die) => sum + die, 0) - 3) * 17;
}

function birthDate(next: () => number): string {
  return dayAfter('1962-01-01', Math.floor(next() * 42 * 365));
}
