import { browserChoices } from './browser';
import type { RemotesParts } from './remotes.routes';

/** A server that serves no remotes. */
export const noRemotes: RemotesParts = {
  registry: {
    deployed: async () => [],
    faults: () => [],
    current: async () => [],
    knows: async () => false,
    fileOf: async () => undefined,
  },
  choices: browserChoices({ overrideOrigins: [], secure: false }),
  health: { note: () => undefined, read: async () => () => [], close: async () => undefined },
};

/** The mf-manifest.json of a remote, as far as the server reads it. */
export const federationManifest = (globalName: string, name: string): string =>
  JSON.stringify({ metaData: { globalName, remoteEntry: { path: '', name } } });
