const namesOf = ({ from, cycle }) => new Set([from, ...cycle]);

/** Cycles of one rule that share a file or folder, together: one import can close a hundred cycles. */
function groupsOf(cycles) {
  let groups = [];
  for (const each of cycles) {
    const names = namesOf(each);
    const isJoined = ({ rule, cycles: others }) =>
      rule === each.rule && others.some((other) => [...namesOf(other)].some((name) => names.has(name)));
    const joined = groups.filter(isJoined).flatMap((group) => group.cycles);
    groups = [...groups.filter((group) => !isJoined(group)), { rule: each.rule, cycles: [...joined, each] }];
  }
  return groups.map((group) => group.cycles.toSorted((a, b) => a.cycle.length - b.cycle.length));
}

const line = ({ rule, from, to, cycle }) => {
  const others = cycle ?? [to].filter((file) => file !== from);
  return `${rule}: ${[from, ...others].join(' → ')}`;
};

/**
 * The printed lines: each violation with its remedy; of cycles with common parts the shortest, and their number.
 * @param remedyOf the comment of a rule
 */
export function violationLines(found, remedyOf) {
  const single = found.filter(({ cycle }) => cycle === undefined).map((each) => [each]);
  return [...single, ...groupsOf(found.filter(({ cycle }) => cycle !== undefined))].flatMap(([first, ...others]) => [
    line(first),
    ...(others.length > 0 ? [`    and ${others.length} more through the same imports`] : []),
    `    ${remedyOf(first.rule)}`,
  ]);
}
