/** In one application nothing is shared, so nothing has to be forgiven. */
export const retrySharedModules = (): void => undefined;
