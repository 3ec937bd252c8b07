import { useEffect } from 'react';
import { afterFirstScreen } from '../first-screen/after-first-screen';
import { useRegistry } from '../registry/registry-context';
import { prefetch } from '../remotes/prefetch';
import { sparesData } from '../remotes/spares-data';

/** A user of the landing page will most likely open the grid next: its scripts are loaded when the browser is idle. */
export function usePrefetchGrid(): void {
  const registry = useRegistry();
  useEffect(() => {
    let isOver = false;
    afterFirstScreen(() => {
      if (!isOver && !sparesData()) void prefetch(registry, '/main-reservations');
    });
    return () => {
      isOver = true;
    };
  }, [registry]);
}
