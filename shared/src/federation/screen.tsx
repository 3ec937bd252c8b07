import type { RouteObject } from '@club/shared/router';
import { type ComponentType, use, useState } from 'react';
import { PartFailed, PartTitle } from './part-failed';

/** A screen's module: the component is its default export. */
type ScreenModule = { readonly default: ComponentType };
type LoadScreen = () => Promise<ScreenModule>;

const ATTEMPTS = 2;
const PAUSE_MS = 400;
/** After a slow failure a second attempt would only double the wait; the user decides instead. */
const QUICK_MS = 2_000;

/** Counts the screens, for their keys. */
let screens = 0;

/**
 * Creates the `lazy` of a route from a dynamic import. It never rejects: React Router keeps a rejected `lazy` until the
 * page is closed, so that a chunk that failed once could not be loaded again. After the second failure the route shows
 * which part is missing, and loads again on request.
 */
export function screen(load: LoadScreen): () => Promise<Pick<RouteObject, 'Component' | 'element'>> {
  const recovered: Recovered = {};
  // The router gives no keys: React would take the next screen that failed for this one at another address.
  const failed = <ScreenFailed key={++screens} load={load} recovered={recovered} />;
  return async () => {
    const began = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return { Component: (await load()).default };
      } catch (error) {
        console.error('A screen failed to load', error);
        const slow = performance.now() - began > QUICK_MS;
        if (slow || attempt === ATTEMPTS) return { element: failed };
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
}

/**
 * The result of a retry. The router keeps the failed element and renders it again when the user leaves the page and
 * returns.
 */
interface Recovered {
  screen?: ScreenModule;
}

function ScreenFailed({ load, recovered }: { load: LoadScreen; recovered: Recovered }) {
  const [loaded, setLoaded] = useState(recovered.screen);
  const [busy, setBusy] = useState(false);
  const title = use(PartTitle);
  const retry = () => {
    setBusy(true);
    load()
      .then((screen) => {
        recovered.screen = screen;
        setLoaded(screen);
      })
      .catch((error: unknown) => console.error('A screen failed to load again', error))
      .finally(() => setBusy(false));
  };
  return loaded ? <loaded.default /> : <PartFailed title={title} failure="unavailable" onRetry={retry} busy={busy} />;
}
