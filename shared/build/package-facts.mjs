import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A remote's version, and the range of shared that it depends on: what it requires of the shell that loads it.
 * @throws without such a range, because every shell would accept the remote
 */
export function packageFacts(folder) {
  const file = path.join(folder, 'package.json');
  const { version, dependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const shared = dependencies?.['@club/shared'];
  if (shared === undefined) throw new Error(`${file}: add @club/shared to "dependencies", not to "devDependencies".`);
  return { version, shared };
}
