/** The public API of the doctor. */

export { examine } from './examine';
export type { Finding } from './finding';
