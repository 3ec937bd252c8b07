/** The public API of the doctor. */

export type { Finding } from './finding';
export { freeBytes } from './free-bytes';
export { runChecks, runServerChecks } from './run-checks';
