/** In one application nothing is shared, so that there is nothing to retry. */
export const retrySharedModules = (): void => undefined;
