import { createContext } from 'react';

/** What the shell wants to know of a part that failed: which files did not come, or which screen threw. */
export type PartFault = 'unavailable' | 'broken';

/** Receives each failure of the remote whose pages stand below; the shell sets it and reports to the server. */
export const PartFaultReport = createContext<(fault: PartFault) => void>(() => undefined);
