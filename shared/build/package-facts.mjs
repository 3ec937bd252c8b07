import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A remote's version, and the range of shared that it depends on: what it requires of the shell that loads it. */
export function packageFacts(folder) {
  const { version, dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { version, shared: dependencies['@club/shared'] };
}
