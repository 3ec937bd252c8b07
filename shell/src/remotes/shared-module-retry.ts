import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/enhanced/runtime';

/** Part of the federation runtime: the rejected promise of a door whose script failed to load is not handed out for ever. */
export default function sharedModuleRetry(): ModuleFederationRuntimePlugin {
  return {
    name: 'club-shared-module-retry',
    async beforeLoadShare(args) {
      const doors = Object.values(args.origin.shareScopeMap.default?.[args.pkgName] ?? {});
      const forget = (door: (typeof doors)[number]) =>
        door.loading?.catch(() => {
          door.loading = null;
        });
      await Promise.all(doors.map(forget));
      return args;
    },
  };
}

/** Each remote asks for doors through a runtime of its own: this reaches all that start from now on. */
export const retrySharedModules = (): void => registerGlobalPlugins([sharedModuleRetry()]);
