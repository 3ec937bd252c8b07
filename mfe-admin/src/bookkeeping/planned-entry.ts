export interface BookedMember {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** An entry that an administrator is about to make. */
export interface PlannedEntry {
  readonly kind: 'amount' | 'gratis';
  readonly member: BookedMember;
}
