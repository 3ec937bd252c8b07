const PATIENCE_MS = 5_500;

/**
 * A timeout for loading code (a remote, then its screen, or the dialog) while the user sees nothing of it: afterwards the
 * user is told what is missing.
 * @throws if it takes too long; the code may still arrive, and the next attempt then has it at once
 */
export function inTime<Value>(value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
