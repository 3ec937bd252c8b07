import { Role } from '@club/shared/contracts/roles';
import { isVersionRange } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/** Who may open a path: everybody, or holders of one of the roles. */
export const Access = z.union([z.literal('public'), z.array(Role)]);

/** A menu entry that a remote declares; the shell draws it without loading the remote. */
export const MenuEntry = z.object({
  label: z.string(),
  path: z.string(),
  /** Entries of all remotes are sorted by it. */
  order: z.number(),
  /** Who sees it; all listed conditions must hold. */
  access: Access,
  /** Only for members of the league / for those without the role MAINTENANCE, and so on. */
  onlyInLeague: z.optional(z.boolean()),
  notFor: z.optional(z.array(Role)),
  /** Name of the dropdown that holds it, if not the bar itself. */
  group: z.optional(z.string()),
  /** `member`: the signed-in menu; `visitor`: the public one; `admin`: that of an administrator at work. */
  menu: z.enum(['member', 'visitor', 'admin']),
});

/** `remote.json` of a remote: data, not code. */
export const RemoteManifest = z.object({
  name: z.string(),
  title: z.string(),
  /** Number of the agreement that the remote was built for (`REMOTE_CONTRACT`). */
  contract: z.number(),
  /** Of its package; the build adds it. */
  version: z.optional(z.string()),
  /** Range of @club/shared that it needs, `^2.1.0`; the build takes it from the dependencies of its package. */
  shared: z.optional(z.string().check(z.refine(isVersionRange, 'A range of versions is written ^2.1.0.'))),
  routes: z.array(
    z.object({
      /** As React Router writes it: `/gallery/:year`, `:name?` for what may be missing. */
      path: z.string(),
      access: Access,
      /** Folder of its screen in the remote, by which the build finds the scripts to preload. */
      screen: z.optional(z.string()),
      /**
       * Reads below /api that its screen begins with, parameters of the path as `:name`: the page asks for them as soon as
       * the member is known, and at once where everybody has access.
       */
      calls: z.optional(z.array(z.string())),
    }),
  ),
  menu: z.array(MenuEntry),
});

/** A remote as the registry lists it: its own words, and where it is served. */
export const RegistryEntry = z.extend(RemoteManifest, {
  /** URL of its mf-manifest.json, absolute or from the root. */
  entry: z.string(),
  /**
   * Its first script, and the global variable in which that leaves what the remote exposes: what its mf-manifest.json
   * says, where the server has read it.
   */
  container: z.optional(z.object({ script: z.string(), global: z.string() })),
  /** Scripts that a page of the remote needs at once, from the root or absolute, by route path; `''` is for all. */
  preload: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Why the server lets nobody load it, for an engineer; its menu entries stay. */
  refused: z.optional(z.string()),
  /** Why this browser is given another version than others: it tries a canary, or a developer's own build. */
  channel: z.optional(z.enum(['canary', 'override'])),
});

export type Access = z.infer<typeof Access>;
export type MenuEntry = z.infer<typeof MenuEntry>;
export type RemoteManifest = z.infer<typeof RemoteManifest>;
export type RegistryEntry = z.infer<typeof RegistryEntry>;
export type Registry = readonly RegistryEntry[];
