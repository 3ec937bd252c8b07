import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { type Registry, RegistryEntry } from '@club/shared/federation';

const root = path.join(__dirname, '../../..');

/** The manifests of the remotes, in an order that nothing may depend on. */
export const registry: Registry = remotesIn(root)
  .reverse()
  .map((name) => {
    const manifest = JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8'));
    return RegistryEntry.parse({ ...manifest, entry: `/remotes/${name}/mf-manifest.json` });
  });
