import { browserChoices } from './browser';
import type { RemotesParts } from './remotes.routes';

/** A server that serves no remotes. */
export const noRemotes: RemotesParts = {
  registry: {
    deployed: async () => [],
    current: async () => [],
    knows: async () => false,
    fileOf: async () => undefined,
  },
  choices: browserChoices({ overrideOrigins: [], secure: false }),
  health: { note: () => undefined, read: async () => () => [], close: async () => undefined },
};
