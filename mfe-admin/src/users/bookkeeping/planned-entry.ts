export interface BookedMember {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  /** Another member has the same name. */
  readonly hasNamesake?: boolean | undefined;
  /** Euros, as displayed. */
  readonly accountBalance: number;
}

/** An entry that an administrator is about to make. */
export interface PlannedEntry {
  readonly kind: 'amount' | 'correction' | 'gratis';
  readonly member: BookedMember;
}
