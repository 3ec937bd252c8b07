import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Registry, RegistryEntry } from '@club/shared/federation';

const root = path.join(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** The manifests of the remotes, in an order that nothing may depend on. */
export const registry: Registry = remotes.reverse().map((name) => {
  const manifest = JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8'));
  return RegistryEntry.parse({ ...manifest, entry: `/remotes/${name}/mf-manifest.json` });
});
