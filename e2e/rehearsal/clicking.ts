import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Slot } from '@club/shared/contracts/bookings/grid';
import { IDEMPOTENCY_HEADER } from '@club/shared/contracts/idempotency';
import { clockTime, shortDate } from '@club/shared/domain';
import { Client } from 'pg';
import type { HttpMember } from '../club/http-member';
import { type Cell, cancellationPath } from '../club/reservations';

/**
 * The browser client's own rules (shared/src/http): what it retries automatically, how often, and after which pause.
 */
const PASSING = [0, 502, 503, 504];
const REPEATS = 2;
const pauseBefore = (repetition: number) => 300 * 2 ** (repetition - 1);
/** Its timeout for one call. */
const TIMEOUT_MS = 10_000;
const BETWEEN_CLICKS_MS = 2_000;

interface NamedCell extends Cell {
  /** How the server's answers call it: `22.11.2026. u 12:30, teren 2`. */
  readonly place: string;
}

export interface Clicks {
  made: number;
  /** Calls that the client retried automatically. */
  repeated: number;
  /** Failures that a member would have seen. */
  readonly failed: string[];
  /** Number of valid refusals because the slot was already taken. */
  taken: number;
  slowestMs: number;
}

export const noClicks = (): Clicks => ({ made: 0, repeated: 0, failed: [], taken: 0, slowestMs: 0 });

/** Free cells of the next days, except court 2 on the last day, which the browsers use. */
export async function freeCells(member: HttpMember): Promise<NamedCell[]> {
  const slots = await member.ask<Slot[]>('GET', 'get-all-termins');
  return slots.flatMap(({ id, teren, vrijemeTermina, statusB, statusC, statusD, datumB, datumC, datumD }) =>
    [
      { status: statusB, formattedDate: datumB },
      { status: statusC, formattedDate: datumC },
      { status: teren === 2 ? null : statusD, formattedDate: datumD },
    ].flatMap(({ status, formattedDate }, day) => {
      const place = `${shortDate(formattedDate)} u ${clockTime(vrijemeTermina)}, teren\u00a0${teren}`;
      return status === 'FREE' ? [{ index: day + 2, id, formattedDate, place }] : [];
    }),
  );
}

/** One click: a call with the retry rules of the browser's client. Undefined: the member sees a failure. */
async function click(member: HttpMember, clicks: Clicks, method: string, path: string, body?: object) {
  const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const began = Date.now();
  clicks.made += 1;
  for (let repetition = 1; ; repetition += 1) {
    const left = TIMEOUT_MS - (Date.now() - began);
    const answer = await Promise.race([
      member.call(method, path, body, key).catch(() => undefined),
      pause(left, 'late' as const, { ref: false }),
    ]);
    const status = answer === 'late' ? undefined : (answer?.status ?? 0);
    if (status === undefined || (PASSING.includes(status) && repetition > REPEATS)) {
      clicks.failed.push(`${method} ${path} ${status ?? 'without an answer for 10 s'}`);
      return undefined;
    }
    if (!PASSING.includes(status)) {
      clicks.slowestMs = Math.max(clicks.slowestMs, Date.now() - began);
      return answer as Response;
    }
    clicks.repeated += 1;
    await pause(pauseBefore(repetition));
  }
}

/** A member who repeatedly books one cell, checks it, and cancels it. */
export class ClickingMember {
  /** Whether the server has confirmed that the cell is this member's. */
  #holds = false;
  /** Bookings that the server has acknowledged. */
  #booked = 0;

  constructor(
    readonly username: string,
    private readonly member: HttpMember,
    readonly cell: NamedCell,
  ) {}

  get holds(): boolean {
    return this.#holds;
  }

  get booked(): number {
    return this.#booked;
  }

  /** Clicks until `isOver`; ends with the last state that the server has acknowledged. */
  async clickUntil(isOver: () => boolean, clicks: Clicks): Promise<void> {
    while (!isOver()) {
      await this.#change(clicks);
      await pause(BETWEEN_CLICKS_MS * Math.random());
      const looked = isOver() ? undefined : await click(this.member, clicks, 'GET', 'get-all-termins');
      if (looked && !looked.ok) clicks.failed.push(`GET get-all-termins ${looked.status}`);
      await looked?.arrayBuffer();
      await pause(BETWEEN_CLICKS_MS * Math.random());
    }
  }

  async #change(clicks: Clicks): Promise<void> {
    const { index, id, formattedDate, place } = this.cell;
    const answer = this.#holds
      ? await click(this.member, clicks, 'DELETE', cancellationPath(this.cell))
      : await click(this.member, clicks, 'POST', 'create-frendly-reservation', { index, id, formattedDate });
    if (!answer) return;
    const text = await answer.text();
    if (answer.ok) {
      if (!text.includes(place)) clicks.failed.push(`${place} is answered with ${text.slice(0, 100)}`);
      this.#holds = !this.#holds;
      if (this.#holds) this.#booked += 1;
    } else if (answer.status === 409 && text.includes('SLOT_TAKEN')) clicks.taken += 1;
    else clicks.failed.push(`${this.#holds ? 'cancel' : 'book'} ${id} ${answer.status} ${text.slice(0, 200)}`);
  }
}

/** The differences between the database and the server's responses, as text; empty if they agree. */
export async function compareWithRows(databaseUrl: string, members: readonly ClickingMember[]): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ slot_id: number; day: string; username: string; lives: boolean }>(
      `select r.slot_id, to_char(r.day, 'YYYY-MM-DD') as day, m.username, r.cancelled_at is null as lives
         from reservation r join member m on m.id = r.member_id`,
    );
    const wrong = members.flatMap(({ username, cell, holds, booked }) => {
      const here = rows.filter(({ slot_id, day }) => slot_id === cell.id && day === cell.formattedDate);
      const own = here.filter((row) => row.username === username);
      const where = `slot ${cell.id} on ${cell.formattedDate} of ${username}`;
      const living = here.filter(({ lives }) => lives).length;
      const ownLives = own.some(({ lives }) => lives);
      return [
        ...(living > 1 ? [`${where} is booked by ${living}`] : []),
        ...(holds && !ownLives ? [`${where} is acknowledged and lost`] : []),
        ...(!holds && ownLives ? [`${where} is there and was not acknowledged`] : []),
        ...(own.length === booked ? [] : [`${where} was acknowledged ${booked} times and made ${own.length} times`]),
      ];
    });
    const { rows: ledger } = await client.query<{ reservation_id: number; entries: string }>(
      `select reservation_id, count(*) as entries from ledger_entry e join member m on m.id = e.member_id
        where reservation_id is not null and m.username = any($1) group by reservation_id, kind having count(*) > 1`,
      [members.map(({ username }) => username)],
    );
    return [...wrong, ...ledger.map((row) => `reservation ${row.reservation_id} is charged ${row.entries} times`)];
  } finally {
    await client.end();
  }
}
