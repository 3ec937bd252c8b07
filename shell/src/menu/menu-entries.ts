import type { Identity } from '@club/shared/auth';
import type { MenuEntry, Registry } from '@club/shared/federation';
import { isGranted } from '../registry/access-decision';

/** The user who sees the menu. `inLeague` is false until the league status is loaded. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'admin'; readonly identity: Identity }
  | { readonly kind: 'member'; readonly identity: Identity; readonly inLeague: boolean };

export interface MenuLink {
  readonly label: string;
  readonly path: string;
  /** Other paths on and below which the link is marked as the current one. */
  readonly within?: readonly string[] | undefined;
}
/** A dropdown of the menu. */
export interface MenuGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}
export type MenuItem = MenuLink | MenuGroup;

function isFor(entry: MenuEntry, viewer: Viewer): boolean {
  if (entry.menu !== viewer.kind) return false;
  if (viewer.kind === 'visitor') return true;
  const { roles } = viewer.identity;
  if (!isGranted(entry.access, roles)) return false;
  if (entry.notFor?.some((role) => roles.includes(role))) return false;
  return !entry.onlyInLeague || (viewer.kind === 'member' && viewer.inLeague);
}

/**
 * The menu of a viewer, in order, from the entries that the remotes declare; a group is at the position of its first
 * entry.
 */
export function menuEntries(registry: Registry, viewer: Viewer): MenuItem[] {
  const entries = registry
    .flatMap((remote) => remote.menu)
    .filter((entry) => isFor(entry, viewer))
    .sort((a, b) => a.order - b.order);
  const items = new Map<string, MenuItem>();
  for (const { label, path, within, group } of entries) {
    const link: MenuLink = { label, path, within };
    if (!group) items.set(path, link);
    else {
      const existing = items.get(group);
      items.set(group, { label: group, links: [...(existing && 'links' in existing ? existing.links : []), link] });
    }
  }
  return [...items.values()];
}
