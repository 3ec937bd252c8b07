import type { HttpMember } from '../club/http-member';
import { median, timed } from './benchmark';

const CALLS = 60;

/** Median milliseconds of each call, in alternation, so that any disturbance of the machine affects all of them. */
export async function latencies(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const took = calls.map((): number[] => []);
  for (let n = 0; n < CALLS; n += 1) {
    for (const [i, call] of calls.entries()) took[i]?.push(await timed(call));
  }
  // The first tenth is the warm-up.
  return took.map((values) => median(values.slice(CALLS / 10)));
}

/** A call that reads its whole response and requires a status of 2xx. */
export const reading = (member: HttpMember, path: string) => () => member.ask('GET', path);
