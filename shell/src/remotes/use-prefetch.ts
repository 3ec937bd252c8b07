import { useEffect } from 'react';
import { checkForReleasesThrottled } from '../registry/outdated-remotes';
import { useRegistry } from '../registry/registry-context';
import { prefetch } from './prefetch';

/** Prefetches the page of a link that the user points at or focuses by keyboard, and so will probably open. */
export function usePrefetch(): void {
  const registry = useRegistry();
  useEffect(() => {
    const pointed = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      checkForReleasesThrottled(registry);
      void prefetch(registry, link.pathname);
    };
    document.addEventListener('pointerover', pointed, { passive: true });
    document.addEventListener('focusin', pointed);
    return () => {
      document.removeEventListener('pointerover', pointed);
      document.removeEventListener('focusin', pointed);
    };
  }, [registry]);
}
