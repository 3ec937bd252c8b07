import { useEffect } from 'react';
import { useRegistry } from '../registry/registry-context';
import { prefetch } from '../remotes/prefetch';
import { sparesData } from '../remotes/spares-data';

/** A user of the landing page will most likely open the grid next: its scripts are loaded when the browser is idle. */
export function usePrefetchGrid(): void {
  const registry = useRegistry();
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => !sparesData() && void prefetch(registry, '/main-reservations'), 1500);
    return () => clearTimeout(timer);
  }, [registry]);
}
