import { useEffect } from 'react';
import { checkForReleases } from '../registry/outdated-remotes';
import { useRegistry } from '../registry/registry-context';

/** Whoever comes back to a page that stood open is given what was released meanwhile when they go on from it. */
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
