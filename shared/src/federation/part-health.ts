import { createContext } from 'react';

/** How a remote failed: a file could not be loaded, or a screen threw. */
export type PartFault = 'unavailable' | 'broken';

/** Receives each failure of the remote whose pages are rendered below; the shell sets it and reports to the server. */
export const PartFaultReport = createContext<(fault: PartFault) => void>(() => undefined);
