const TIMEOUT_MS = 5_500;

/**
 * A timeout for work that the user waits for without seeing anything of it: loading code (a remote, then its screen, or
 * the dialog), or refetching after a change.
 * @throws if it takes too long; loaded code may still arrive, and the next attempt then has it at once
 */
export function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
