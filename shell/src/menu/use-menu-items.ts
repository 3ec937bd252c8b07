import { useRegistry } from '../registry/registry-context';
import { type MenuItem, menuEntries } from './menu-entries';
import { useViewer } from './use-viewer';

/** The entries of the menu on the current page; empty until the user is known. */
export function useMenuItems(): readonly MenuItem[] {
  const registry = useRegistry();
  const viewer = useViewer();
  return viewer ? menuEntries(registry, viewer) : [];
}
