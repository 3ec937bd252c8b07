import type { AccountBalance } from '@club/shared/contracts/accounts/balance';
import type { Statement } from '@club/shared/contracts/accounts/statement';
import type { Slot } from '@club/shared/contracts/bookings/grid';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { cancellationPath } from '../club/reservations';
import { signInByHttp } from '../club/sign-in-by-http';

// Without a rate limit: as many calls as the machine can make.
test.use({ settings: { CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0' } });

/** `CRASHES=30` for a thorough run, and 200 before a change of the engine or of its files. */
const ROUNDS = Number(process.env.CRASHES ?? 12);
const MONDAY = { index: 4, formattedDate: '2026-11-23' };

const cents = (euros: number): number => Math.round(euros * 100);

/** Well below the five minutes for which a token is valid: on a busy machine all rounds take longer. */
const RENEW_MS = 120_000;

/** One member with a few slots that nobody else uses, and what the server has acknowledged about them. */
interface Lane {
  readonly username: string;
  member: HttpMember;
  /** Slot id → whether it is booked; undefined if the last response is missing: then both are possible. */
  readonly known: Map<number, boolean | undefined>;
}

/** Books and cancels until the server no longer responds; calls `acknowledge` after each successful response. */
async function stream({ member, known }: Lane, acknowledge: () => void): Promise<void> {
  for (;;) {
    for (const [slot, booked] of known) {
      known.set(slot, undefined);
      const cell = { ...MONDAY, id: slot };
      const answer = await (booked
        ? member.call('DELETE', cancellationPath(cell))
        : member.call('POST', 'create-frendly-reservation', cell)
      ).catch(() => undefined);
      if (!answer) return;
      expect(answer.ok, `slot ${slot}`).toBe(true);
      known.set(slot, !booked);
      acknowledge();
    }
  }
}

/** Compares the server's state with the acknowledged one, and records the outcome of the interrupted call. */
async function look({ member, known }: Lane): Promise<void> {
  const slots = await member.ask<Slot[]>('GET', 'get-all-termins');
  for (const [slot, booked] of known) {
    const own = slots.find(({ id }) => id === slot)?.ownD;
    if (booked !== undefined) expect(own, `slot ${slot} after the crash`).toBe(booked);
    known.set(slot, own);
  }
}

test(`${ROUNDS} crashes during a stream of bookings and cancellations lose nothing that was acknowledged`, async ({
  club,
}) => {
  test.setTimeout(ROUNDS * 60_000);
  const plan = { ana: [1, 2, 3], marko: [4, 5, 6], iva: [7, 8, 10], luka: [11, 12, 13] };
  const lanes: Lane[] = await Promise.all(
    Object.entries(plan).map(async ([username, slots]) => ({
      username,
      member: await signInByHttp(club.url, username),
      known: new Map(slots.map((slot) => [slot, false])),
    })),
  );
  let signedInAt = Date.now();
  for (let round = 1; round <= ROUNDS; round += 1) {
    let acknowledged = 0;
    const streams = lanes.map((lane) => stream(lane, () => acknowledged++));
    // The crash comes at any moment once a few calls have been acknowledged.
    await expect.poll(() => acknowledged, { intervals: [7], timeout: 30_000 }).toBeGreaterThan(4 + (round % 9));
    await club.kill();
    await Promise.all(streams);
    await club.restart();
    if (Date.now() - signedInAt > RENEW_MS) {
      for (const lane of lanes) lane.member = await signInByHttp(club.url, lane.username);
      signedInAt = Date.now();
    }
    await Promise.all(lanes.map(look));
  }

  for (const { member } of lanes) {
    const { stanjeRacuna } = await member.ask<AccountBalance>('GET', 'account-balance');
    const { entries } = await member.ask<Statement>('GET', 'account-statement?size=100');
    expect(entries[0]?.balanceAfter).toBe(stanjeRacuna);
    // Each balance must be the previous one plus the entry's amount, to the cent, across all crashes.
    const followed = entries.slice(1).map(({ balanceAfter }, i) => cents(balanceAfter + (entries[i]?.amount ?? 0)));
    expect(followed).toEqual(entries.slice(0, -1).map(({ balanceAfter }) => cents(balanceAfter)));
  }
});
