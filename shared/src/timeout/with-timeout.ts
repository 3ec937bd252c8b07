const TIMEOUT_MS = 5_500;

/**
 * A timeout for work that the user waits for without seeing anything of it: loading code (a remote, then its screen, or
 * the dialog), refetching after a change, or the content of a response.
 * @throws `TimeoutError` if it takes too long; loaded code may still arrive, and the next attempt then has it at once
 */
export function withTimeout<Value>(value: Promise<Value>, milliseconds = TIMEOUT_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(`Timed out after ${milliseconds} ms`), { name: 'TimeoutError' });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
