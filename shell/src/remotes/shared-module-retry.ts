import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/enhanced/runtime';

/**
 * Plugin of the federation runtime: discards the rejected promise of a shared module whose script failed to load, so
 * that the next import tries again.
 */
export default function sharedModuleRetry(): ModuleFederationRuntimePlugin {
  return {
    name: 'club-shared-module-retry',
    async beforeLoadShare(args) {
      const providers = Object.values(args.origin.shareScopeMap.default?.[args.pkgName] ?? {});
      const forget = (provider: (typeof providers)[number]) =>
        provider.loading?.catch(() => {
          provider.loading = null;
        });
      await Promise.all(providers.map(forget));
      return args;
    },
  };
}

/** Each remote imports shared modules with its own runtime: this applies to all that start from now on. */
export const retrySharedModules = (): void => registerGlobalPlugins([sharedModuleRetry()]);
