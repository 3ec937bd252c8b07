const PATIENCE_MS = 5_500;

/**
 * Bounds what somebody waits for without seeing anything, so that they are told what is missing: a remote and then its
 * screen, each, and a question.
 * @throws if it takes too long; it may come all the same, and the next attempt has it at once
 */
export function inTime<Value>(value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
