import { useEffect } from 'react';
import { checkForReleases } from '../registry/outdated-remotes';
import { useRegistry } from '../registry/registry-context';

/** A user who returns to a page that stayed open gets releases activated meanwhile on the next navigation. */
export function useReleases(): void {
  const registry = useRegistry();
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') void checkForReleases(registry);
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [registry]);
}
