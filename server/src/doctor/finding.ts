/** A check and its outcome. */
export interface Finding {
  /** `error`: the club does not work, or is in danger; `warning`: it works, but needs attention. */
  readonly level: 'fine' | 'warning' | 'error';
  readonly message: string;
  /** The remedy; missing when there is no problem. */
  readonly remedy?: string;
}

export const fine = (message: string): Finding => ({ level: 'fine', message });
export const warning = (message: string, remedy: string): Finding => ({ level: 'warning', message, remedy });
export const error = (message: string, remedy: string): Finding => ({ level: 'error', message, remedy });
