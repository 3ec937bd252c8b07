import autocannon from 'autocannon';

const CONNECTIONS = 10;
const SECONDS = 1;

/** How rates are measured, for the text under a table. */
export const RATES_TEXT = `autocannon, ${CONNECTIONS} connections, ${SECONDS} s each`;

/** Responses per second of connections that send the next request as soon as they get a response. */
async function rate(url: string, headers: Record<string, string>, seconds = SECONDS): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/**
 * Mean rates of two calls, in alternation after a warm-up. The order changes with each turn, so that the server's
 * initial work affects both.
 */
export async function compareRates(
  [one, other]: readonly [string, string],
  turns: number,
  headers: Record<string, string> = {},
): Promise<readonly [number, number]> {
  for (const url of [one, other]) await rate(url, headers, 2 * SECONDS);
  const rates = { [one]: 0, [other]: 0 };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const url of turn % 2 ? [other, one] : [one, other]) {
      rates[url] = (rates[url] ?? 0) + (await rate(url, headers)) / turns;
    }
  }
  return [rates[one] ?? 0, rates[other] ?? 0];
}
