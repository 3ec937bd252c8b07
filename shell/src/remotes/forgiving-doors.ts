import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/enhanced/runtime';

/** Part of the federation runtime: the rejected promise of a door whose script failed to load is not handed out for ever. */
export default function forgivingDoors(): ModuleFederationRuntimePlugin {
  return {
    name: 'club-forgiving-doors',
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
export const forgiveDoors = (): void => registerGlobalPlugins([forgivingDoors()]);
