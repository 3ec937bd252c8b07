interface Season {
  readonly opensOn: string;
  readonly closesOn: string;
}

/** Of future days those that are open in the seasons as they were and shut in the seasons as they will be. */
export function closing<Day extends { readonly day: string }>(
  days: readonly Day[],
  before: readonly Season[],
  after: readonly Season[],
): Day[] {
  const open = (seasons: readonly Season[], day: string) =>
    seasons.some((season) => season.opensOn <= day && day <= season.closesOn);
  return days.filter(({ day }) => open(before, day) && !open(after, day));
}
