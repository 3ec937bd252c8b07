/** argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** Loaded with the first password: native code would slow down every start. */
const loadArgon2 = () => import('@node-rs/argon2');

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return hash(password.normalize('NFKC'), COST);
}

/** @param stored undefined for an unknown user: then it takes as long as for a known one, and returns false */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const { verify } = await loadArgon2();
  const right = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return stored !== undefined && right;
}
