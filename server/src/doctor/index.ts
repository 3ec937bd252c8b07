/** The public API of the doctor. */

export { examine, examineRunning } from './examine';
export type { Finding } from './finding';
export { freeBytes } from './free-bytes';
