const attempts = new Map<string, number>();

/** The number of failures of a remote since its last success. */
export const attemptOf = (remote: string): number => attempts.get(remote) ?? 0;

export function noteFailure(remote: string): void {
  attempts.set(remote, attemptOf(remote) + 1);
}

export function noteSuccess(remote: string): void {
  attempts.delete(remote);
}
