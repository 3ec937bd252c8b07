/** The key of this installation is not the one that sealed the secrets in its database, or is none. */
export class WrongKey extends Error {
  override readonly name = 'WrongKey';
}
