import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Username } from './accounts';
import { PRODUCT } from './running-club';

interface Route {
  readonly path: string;
  readonly access: 'public' | readonly string[];
}

/** Values for the parameters of a path in the demo club. */
const SAMPLES: Readonly<Record<string, string>> = { year: '2026', id: '3' };

/** Every address in the remotes' manifests, with parameters filled in, and an account that may open it. */
export const everyScreen = (): { readonly address: string; readonly as: Username }[] =>
  readdirSync(PRODUCT)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((name): Route[] => JSON.parse(readFileSync(path.join(PRODUCT, name, 'remote.json'), 'utf8')).routes)
    .map(({ path: pattern, access }) => ({
      address: pattern.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (_, parameter) => SAMPLES[parameter] ?? '1'),
      as: access !== 'public' && !access.includes('USER') ? 'admin' : 'ana',
    }));
