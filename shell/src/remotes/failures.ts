const failures = new Map<string, number>();

/** The number of failures of a remote since its last success. */
export const failureCount = (remote: string): number => failures.get(remote) ?? 0;

export function recordFailure(remote: string): void {
  failures.set(remote, failureCount(remote) + 1);
}

export function recordSuccess(remote: string): void {
  failures.delete(remote);
}
