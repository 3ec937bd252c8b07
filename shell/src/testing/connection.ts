/** Sets what a Chromium-based browser reports about its connection; undefined: another browser. Reset after the file. */
export const setConnection = (connection: { saveData?: boolean; effectiveType?: string } | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
