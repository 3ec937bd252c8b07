/** What was looked at and how it is. */
export interface Finding {
  /** `error`: the club does not work, or is in danger; `warning`: it works, but somebody should know. */
  readonly level: 'fine' | 'warning' | 'error';
  readonly message: string;
  /** What to do about it; nothing for what is fine. */
  readonly remedy?: string;
}

export const fine = (message: string): Finding => ({ level: 'fine', message });
export const warning = (message: string, remedy: string): Finding => ({ level: 'warning', message, remedy });
export const error = (message: string, remedy: string): Finding => ({ level: 'error', message, remedy });

/** fetch hides why it failed in the cause. */
export function reasonOf(failure: unknown): string {
  const { cause, message, code } = failure as { cause?: unknown; message?: string; code?: string };
  return cause ? reasonOf(cause) : message || code || String(failure);
}
