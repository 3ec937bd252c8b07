import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import type { Username } from './accounts';
import { PRODUCT } from './running-club';

interface Route {
  readonly path: string;
  readonly access: 'public' | readonly string[];
}

interface Screen {
  readonly address: string;
  /** An account that may open it. */
  readonly as: Username;
  /** A text that the screen shows only with data. */
  readonly shows?: string;
}

/** Addresses with data in the demo club, by route path: for each route with a parameter, and for others with much to load. */
const SAMPLES: Readonly<Record<string, readonly [address: string, shows: string]>> = {
  '/admin-user-details/:id/:ime?/:prezime?': ['/admin-user-details/5', 'Označi kao gratis'],
  '/admin-friendly-statistics/payments-by-year/:year': [
    '/admin-friendly-statistics/payments-by-year/2026',
    'Kovač Ana',
  ],
  '/active-league': ['/active-league', 'Kovač Ana'],
  '/admin/gallery': ['/admin/gallery?godina=2022', 'Opis, slika 22'],
  '/gallery/:year': ['/gallery/2022', '22 slike'],
  '/summer-league': ['/summer-league', '490 mečeva'],
  '/summer-league/:year': ['/summer-league/2026', 'Pejić D.'],
  '/summer-league/h2h': ['/summer-league/h2h?igrac1=56&igrac2=16', 'Odigrani mečevi'],
  '/summer-league/league-draw/:year': ['/summer-league/league-draw/2025', 'Pejić D.'],
  '/summer-league/old-leagues/:year': ['/summer-league/old-leagues/2017', 'Skupina B'],
  '/summer-league/players-list/:id': ['/summer-league/players-list/3', 'Mečevi u ligi'],
  '/summer-league/qualifications/:year': ['/summer-league/qualifications/2025', 'Prolazi'],
  '/summer-league/results': ['/summer-league/results', 'Pejić D.'],
  '/summer-league/seeders-list/:year': ['/summer-league/seeders-list/2026', 'Pejić D.'],
  '/summer-league/statistics/:year': ['/summer-league/statistics/2026', 'Pejić D.'],
};

function sampleOf(pattern: string): readonly [address: string, shows?: string] {
  const sample = SAMPLES[pattern];
  if (!sample && pattern.includes(':')) throw new Error(`${pattern} has a parameter and needs an address in SAMPLES.`);
  return sample ?? [pattern];
}

/** Every screen in the remotes' manifests. */
export const everyScreen = (): Screen[] =>
  remotesIn(PRODUCT)
    .flatMap((name): Route[] => JSON.parse(readFileSync(path.join(PRODUCT, name, 'remote.json'), 'utf8')).routes)
    .map(({ path: pattern, access }) => {
      const [address, shows] = sampleOf(pattern);
      return { address, shows, as: access !== 'public' && !access.includes('USER') ? 'admin' : 'ana' };
    });
