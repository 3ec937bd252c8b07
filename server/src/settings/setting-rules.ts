interface Season {
  readonly opensOn: string;
  readonly closesOn: string;
}

/** The future days that are open in the seasons before a change and closed in the seasons after it. */
export function closing<Day extends { readonly day: string }>(
  days: readonly Day[],
  before: readonly Season[],
  after: readonly Season[],
): Day[] {
  const open = (seasons: readonly Season[], day: string) =>
    seasons.some((season) => season.opensOn <= day && day <= season.closesOn);
  return days.filter(({ day }) => open(before, day) && !open(after, day));
}
