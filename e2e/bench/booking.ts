import type { HttpMember } from '../club/http-member';
import { type Cell, cancellationPath } from '../club/reservations';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, median, table, timed, times } from './benchmark';
import { type Engine, onEachEngine, onEmbedded } from './engines';
import { type Call, keptConnection } from './kept-connection';
import { type SourceClub, startSourceClub } from './source-club';

const ROUNDS = 15;
const CHECKED_ROUNDS = 7;
/** Rounds of both sides before the first measured one; after these Node has compiled the code. */
const WARM_UP_ROUNDS = 15;
/** Number of bookings per round, spread over the clients. */
const BOOKINGS = 20;
const DATE = { index: 4, formattedDate: '2026-11-23' };
const NEXT_DATE = { index: 3, formattedDate: '2026-11-22' };
const MEMBERS = ['ana', 'marko', 'iva', 'luka', 'petra', 'ivan', 'durdica', 'zeljko', 'tomislav', 'mirela'];
/** Bookings per second when every booking was a transaction of 19 separate statements. */
const BEFORE: Readonly<Record<string, readonly number[]>> = { embedded: [57, 55], PostgreSQL: [56, 106] };

const book = (call: Call, cell: Cell) => call('POST', 'create-frendly-reservation', cell);
const cancel = (call: Call, cell: Cell) => call('DELETE', cancellationPath(cell));

/** Free cells of the demo club. */
async function freeCells(member: HttpMember): Promise<Cell[]> {
  const slots = (await member.ask('GET', 'get-all-termins')) as { id: number; statusC: string; statusD: string }[];
  return slots.flatMap(({ id, statusC, statusD }) => [
    ...(statusD === 'FREE' ? [{ id, ...DATE }] : []),
    ...(statusC === 'FREE' ? [{ id, ...NEXT_DATE }] : []),
  ]);
}

/** Rates of both sides with this many clients: medians of alternating rounds. */
async function bookingRates(club: SourceClub, clients: number, rounds = ROUNDS) {
  const members: HttpMember[] = [];
  for (const name of MEMBERS.slice(0, clients)) members.push(await signInByHttp(club.url, name));
  const [first] = members;
  if (!first) throw new Error('There must be at least one client.');
  const cells = (await freeCells(first)).slice(0, BOOKINGS);
  const calls = members.map(keptConnection);
  const eachOwn = (act: typeof book) =>
    Promise.all(
      calls.map(async (call, turn) => {
        for (const cell of cells.filter((_, index) => index % clients === turn)) await act(call, cell);
      }),
    );
  const rates = { whole: [] as number[], bare: [] as number[] };
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
    const whole = await timed(() => eachOwn(book));
    await eachOwn(cancel);
    const bare = await club.bookBare(cells.length, clients);
    if (round < WARM_UP_ROUNDS) continue;
    rates.whole.push((cells.length * 1_000) / whole);
    rates.bare.push((cells.length * 1_000) / bare);
  }
  return { whole: median(rates.whole), bare: median(rates.bare) };
}

/** The statements of one booking, one line each. */
async function statementsOfBooking(club: SourceClub): Promise<string[]> {
  const ana = await signInByHttp(club.url, 'ana');
  const [cell] = await freeCells(ana);
  if (!cell) throw new Error('The grid has no free cell.');
  // The first booking reads data that are cached in memory afterwards.
  const call = keptConnection(ana);
  await book(call, cell);
  await cancel(call, cell);
  await club.statements();
  await book(call, cell);
  const statements = await club.statements();
  await cancel(call, cell);
  return statements.map((statement) => statement.replace(/\s+/g, ' ').trim());
}

async function measure(engine: Engine) {
  const club = await startSourceClub(engine);
  try {
    const statements = await statementsOfBooking(club);
    const rows: string[][] = [];
    for (const [index, clients] of [1, 10].entries()) {
      const { whole, bare } = await bookingRates(club, clients);
      const before = BEFORE[engine.label]?.[index] ?? Number.NaN;
      const rates = [before, whole, bare].map((rate) => `${rate.toFixed(0)} /s`);
      rows.push([
        `${engine.label}, ${clients === 1 ? 'one client' : `${clients} clients`}`,
        ...rates,
        times(whole / bare),
      ]);
    }
    return { rows, statements };
  } finally {
    await club.close();
  }
}

async function checkedFigures(engine: Engine) {
  const club = await startSourceClub(engine);
  try {
    const statements = (await statementsOfBooking(club)).length;
    const { whole, bare } = await bookingRates(club, 10, CHECKED_ROUNDS);
    return { 'rate to bare SQL, ten clients': whole / bare, statements };
  } finally {
    await club.close();
  }
}

const shortened = (statement: string) => (statement.length > 160 ? `${statement.slice(0, 157)}…` : statement);

export const booking: Benchmark = {
  name: 'booking',
  title: 'A booking against its bare SQL transaction',
  aim: 'at ten clients at least × 0.5; 150 a second embedded, 500 on PostgreSQL',
  check: () => onEmbedded(checkedFigures),
  run: async () => {
    const results = await onEachEngine(measure);
    const header = ['', 'before', 'POST through HTTP', 'bare SQL', 'ratio'];
    return `${table(
      header,
      results.flatMap(({ rows }) => rows),
    )}

The bare transaction updates the account and inserts reservation and ledger entry, on a second database of the same
engine in the same process, by as many clients. ${ROUNDS} rounds of ${BOOKINGS} on each side in alternation, medians, after
${WARM_UP_ROUNDS} that warm both up; every client is another member with a connection that stays open, in one other process on
the same cores. The booking also checks the contract, the caller, the season and the slot, writes the version that
every open page receives, and answers the whole grid. What is asked while a transaction is under way is booked together in the
next one. A booking's statements, however many are booked together:

${(results[0]?.statements ?? []).map((statement, index) => `${index + 1}. \`${shortened(statement)}\``).join('\n')}`;
  },
};
