/** Records what is wrong with a file or an address at present; called without a fault, it is in order again. */
export type NoteFault = (about: string, fault?: Error) => void;

interface Faults {
  readonly note: NoteFault;
  /** The faults of the latest attempts. */
  current(): readonly Error[];
}

/** What is wrong with the remotes at present; each fault is reported when it appears, not on each page. */
export function openFaults(report: (fault: Error) => void): Faults {
  const faults = new Map<string, Error>();
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
