/**
 * Cycles between folders with all that is in them. dependency-cruiser compares only the folders that hold the two
 * files, so that `lists/paging → users/erasure` and `users/user-details → lists/paging` are no cycle to it, although
 * `lists` and `users` need each other.
 */

/** The two neighbouring folders that an import joins, or undefined if one file is beside or above the other. */
function neighbours(from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((name, i) => name !== b[i]);
  const isFolder = (path) => path.length > depth + 1;
  return isFolder(a) && isFolder(b) ? [a, b].map((path) => path.slice(0, depth + 1).join('/')) : undefined;
}

/** The shortest way from a folder back to itself, without its first folder; undefined if there is none. */
function cycleOf(start, targets) {
  const ways = [...targets.get(start)].map((next) => [next]);
  const seen = new Set();
  for (const way of ways) {
    const last = way.at(-1);
    if (last === start) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    ways.push(...[...(targets.get(last) ?? [])].map((next) => [...way, next]));
  }
  return undefined;
}

/**
 * @param modules of a cruise
 * @returns as dependency-cruiser reports cycles: `{ from, to, rule, cycle }`
 */
export function groupCycles(modules) {
  const targets = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = neighbours(source, resolved) ?? [];
      if (from !== undefined) targets.set(from, (targets.get(from) ?? new Set()).add(to));
    }
  return [...targets.keys()].flatMap((from) => {
    const cycle = cycleOf(from, targets);
    return cycle === undefined ? [] : [{ rule: { name: 'no-folder-cycle' }, from, to: cycle[0], cycle }];
  });
}
