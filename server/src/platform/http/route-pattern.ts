/**
 * Whether a path matches a pattern such as `/details/:id`, `/details/:id?` or `/summer-league/*`, and how well: the
 * number of literal segments. undefined: no match.
 */
export function fitOf(pattern: string, path: string): number | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  let fit = 0;
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return fit;
    const segment = given[index];
    if (segment === undefined && part.endsWith('?')) continue;
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) continue;
    if (part !== segment) return undefined;
    fit += 1;
  }
  return given.length > wanted.length ? undefined : fit;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The item whose pattern matches the path best. */
export function bestFit<Item>(
  items: readonly Item[],
  patternOf: (item: Item) => string,
  path: string,
): Item | undefined {
  let best: { item: Item; fit: number } | undefined;
  for (const item of items) {
    const fit = fitOf(patternOf(item), path);
    if (fit !== undefined && fit > (best?.fit ?? -1)) best = { item, fit };
  }
  return best?.item;
}
