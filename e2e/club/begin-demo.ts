import { SPEC_NOW } from './fixtures';
import { prepareDemo } from './running-club';

/** Begins to make the demo club while the specs are loaded. The workers wait for it, and report when it fails. */
export default function beginDemo(): void {
  prepareDemo({ CLUB_NOW: SPEC_NOW }).catch(() => undefined);
}
