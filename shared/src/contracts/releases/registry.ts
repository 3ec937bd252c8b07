import { Role } from '@club/shared/contracts/roles';
import { isVersionRange } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/** Who may open a path: everybody, or users with one of the roles. */
export const Access = z.union([z.literal('public'), z.array(Role)]);

/** A menu entry that a remote declares; the shell renders it without loading the remote. */
export const MenuEntry = z.object({
  label: z.string(),
  path: z.string(),
  /** Other paths on which, and below which, the entry is marked as the current one. */
  within: z.optional(z.array(z.string())),
  /** Sort key over the entries of all remotes. */
  order: z.number(),
  /** Who sees the entry; all conditions must be met. */
  access: Access,
  /** Only for members of the league. */
  onlyInLeague: z.optional(z.boolean()),
  /** Hidden from users with one of these roles, although they have access. */
  notFor: z.optional(z.array(Role)),
  /** Name of the dropdown that contains it; without it the entry is in the bar itself. */
  group: z.optional(z.string()),
  /** `member`: the menu for signed-in users; `visitor`: the public one; `admin`: the menu of an administrator at work. */
  menu: z.enum(['member', 'visitor', 'admin']),
});

/** `remote.json` of a remote: data, not code. */
export const RemoteManifest = z.object({
  name: z.string(),
  title: z.string(),
  /** Version of the contract that the remote was built for (`REMOTE_CONTRACT`). */
  contract: z.number(),
  /** Version of its package; added by the build. */
  version: z.optional(z.string()),
  /** Range of @club/shared that it requires, `^2.1.0`; the build takes it from the dependencies of its package. */
  shared: z.optional(z.string().check(z.refine(isVersionRange, 'A range of versions is written ^2.1.0.'))),
  routes: z.array(
    z.object({
      /** In React Router syntax: `/gallery/:year`, `:name?` for an optional parameter. */
      path: z.string(),
      access: Access,
      /** Name of its screen, the file `<screen>-screen.tsx`; from it the build finds the scripts to preload. */
      screen: z.optional(z.string()),
      /**
       * Reads below /api with which its screen begins. Parameters of the path are written `:name` and must be numbers (at
       * any other address the call is left out). The page requests them as soon as the member is known, for public
       * paths at once.
       */
      calls: z.optional(z.array(z.string())),
    }),
  ),
  menu: z.array(MenuEntry),
});

/** In `preload.json` before a route path whose names are modules of shared. */
export const OF_SHARED = 'shared:';

/**
 * `preload.json` of a build: file names below its output folder by route path; `''`: files that every page needs. A
 * remote also lists the modules of shared that each path needs, under `OF_SHARED` and the path, and the shell the files
 * of such a module under its name.
 */
export const Preload = z.record(z.string(), z.array(z.string()));

/** A remote in the registry: its manifest, and its location. */
export const RegistryEntry = z.extend(RemoteManifest, {
  /** URL of its mf-manifest.json, absolute or relative to the root. */
  entry: z.string(),
  /**
   * Its first script, and the global variable in which the script stores what the remote exposes: from its
   * mf-manifest.json, if the server has read it.
   */
  container: z.optional(z.object({ script: z.string(), global: z.string() })),
  /**
   * Scripts that a page of the remote needs at once, absolute or relative to the root, by route path; `''` applies to
   * all.
   */
  preload: z.optional(Preload),
  /** Why the server does not allow loading it, for an engineer; its menu entries stay. */
  refused: z.optional(z.string()),
  /** Why this browser receives a different version: a canary, or a developer's own build. */
  channel: z.optional(z.enum(['canary', 'override'])),
});

export type Access = z.infer<typeof Access>;
export type MenuEntry = z.infer<typeof MenuEntry>;
export type RemoteManifest = z.infer<typeof RemoteManifest>;
export type Preload = z.infer<typeof Preload>;
export type RegistryEntry = z.infer<typeof RegistryEntry>;
export type Registry = readonly RegistryEntry[];
