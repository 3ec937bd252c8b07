import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/enhanced/runtime';

/**
 * Plugin of the federation runtime: a shared module whose script failed to load is loaded again by the next import.
 * - Its rejected promise is discarded.
 * - It counts as loaded only once it has also run. If it imports another shared module whose script failed, the runtime
 *   would otherwise keep a module that throws at every import.
 */
export default function sharedModuleRetry(): ModuleFederationRuntimePlugin {
  return {
    name: 'club-shared-module-retry',
    beforeRegisterShare(args) {
      const { get, shareConfig } = args.shared;
      // Modules in the first script are already loaded, and must be available synchronously.
      if (shareConfig.eager) return args;
      args.shared.get = async () => {
        const factory = await get();
        factory();
        return factory;
      };
      return args;
    },
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

/** Each remote imports shared modules with its own runtime: this applies to all runtimes that start from now on. */
export const retrySharedModules = (): void => registerGlobalPlugins([sharedModuleRetry()]);
