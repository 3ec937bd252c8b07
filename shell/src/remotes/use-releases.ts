import { useEffect } from 'react';
import { checkForReleases } from '../registry/outdated-remotes';
import { useRegistry } from '../registry/registry-context';

/** Checks for new releases when the user returns to an open page, which then gets them at the next navigation. */
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
