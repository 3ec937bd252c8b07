/** What is wrong with a file or an address: the message is in English, for an engineer. */
export class Fault extends Error {
  override readonly name = 'Fault';
  constructor(
    message: string,
    /** In Croatian, for who operates the server. */
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Records what is wrong with a file or an address at present; called without a fault, it is in order again. */
export type NoteFault = (about: string, fault?: Fault) => void;

interface Faults {
  readonly note: NoteFault;
  /** The faults of the latest attempts. */
  current(): readonly Fault[];
}

/** What is wrong with the remotes at present; each fault is reported when it appears, not on each page. */
export function openFaults(report: (fault: Fault) => void): Faults {
  const faults = new Map<string, Fault>();
  return {
    note(about, fault) {
      const isKnown = faults.get(about)?.message === fault?.message;
      if (!fault) faults.delete(about);
      else faults.set(about, fault);
      if (fault && !isKnown) report(fault);
    },
    current: () => [...faults.values()],
  };
}
