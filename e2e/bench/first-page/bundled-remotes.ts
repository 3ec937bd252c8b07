import type { RegistryEntry } from '@club/shared/federation';
import * as account from '../../../mfe-account/src/routes';
import * as admin from '../../../mfe-admin/src/routes';
import * as league from '../../../mfe-league/src/routes';
import * as reservations from '../../../mfe-reservations/src/routes';

const REMOTES: Readonly<Record<string, unknown>> = {
  'mfe-account': account,
  'mfe-admin': admin,
  'mfe-league': league,
  'mfe-reservations': reservations,
};

/** In one application the routes are there from the start; their screens are still loaded when they are opened. */
export const federatedModule = async ({ name }: RegistryEntry): Promise<unknown> => REMOTES[name];
