import { SPEC_NOW } from './fixtures';
import { prepareDemo } from './running-club';

/** Starts creating the demo club while the specs are being loaded. The workers wait for it, and report its failure. */
export default function beginDemo(): void {
  prepareDemo({ CLUB_NOW: SPEC_NOW }).catch(() => undefined);
}
