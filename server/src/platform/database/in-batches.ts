const BATCH = 500;

/**
 * A list of any length by keyset pagination: neither queries nor memory grow with it.
 * @param read up to `limit` rows after the one given, in the order of the list; from its start without one
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last, BATCH);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
