/**
 * A page of a list that grows at its beginning, newest first.
 * @param read returns up to `limit` rows: one more than the page has, which shows whether there are older ones
 * @returns `next`: the id of the last row, where the next page continues; null at the end
 */
export async function readNewest<Row extends { readonly id: number }>(
  size: number,
  read: (limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: number | null }> {
  const found = await read(size + 1);
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}
