/** In a single application nothing is shared, so there is nothing to retry. */
export const retrySharedModules = (): void => undefined;
