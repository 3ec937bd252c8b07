import { useEffect } from 'react';
import { afterFirstScreen } from '../first-screen/after-first-screen';
import { useRegistry } from '../registry/registry-context';
import { prefetch } from '../remotes/prefetch';
import { prefersReducedData } from '../remotes/reduced-data';

/** Loads the grid's scripts when the browser is idle: from the landing page users most likely go there next. */
export function usePrefetchGrid(): void {
  const registry = useRegistry();
  useEffect(() => {
    let isOver = false;
    afterFirstScreen(() => {
      if (!isOver && !prefersReducedData()) void prefetch(registry, '/main-reservations');
    });
    return () => {
      isOver = true;
    };
  }, [registry]);
}
