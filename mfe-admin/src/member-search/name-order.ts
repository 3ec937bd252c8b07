interface Named {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
}

const croatian = new Intl.Collator('hr');

/** By last name, then first name, as a Croatian register does: č after c, lj after l. */
export const byName = (a: Named, b: Named): number =>
  croatian.compare(a.lastName, b.lastName) || croatian.compare(a.firstName, b.firstName) || a.userId - b.userId;
