/** The key of this installation is not the one that sealed the secrets in its database, or is not a valid key. */
export class WrongKey extends Error {
  override readonly name = 'WrongKey';
}
