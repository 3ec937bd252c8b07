import type { RouteObject } from '@club/shared/router';
import { type ComponentType, use, useState } from 'react';
import { PartFailed, PartTitle } from './part-failed';

/** A screen's module: the component is its default export. */
type ScreenModule = { readonly default: ComponentType };
type LoadScreen = () => Promise<ScreenModule>;

const ATTEMPTS = 2;
const PAUSE_MS = 400;
/** A second attempt after a long wait would only double it; the member decides instead. */
const QUICK_MS = 2_000;

/**
 * Makes the `lazy` of a route out of a dynamic import. It never rejects: React Router keeps a rejected `lazy` for the
 * life of the page, so a chunk that failed once could not be loaded again. After the second failure the route says which
 * part is missing, and loads again when asked to.
 */
export function screen(load: LoadScreen): () => Promise<Pick<RouteObject, 'Component' | 'element'>> {
  const mended: Mended = {};
  return async () => {
    const began = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return { Component: (await load()).default };
      } catch (error) {
        console.error('A screen failed to load', error);
        const slow = performance.now() - began > QUICK_MS;
        if (slow || attempt === ATTEMPTS) return { element: <ScreenFailed load={load} mended={mended} /> };
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
}

/** What a retry has brought. The router keeps the failed element: whoever leaves the page and comes back meets it again. */
interface Mended {
  screen?: ScreenModule;
}

function ScreenFailed({ load, mended }: { load: LoadScreen; mended: Mended }) {
  const [loaded, setLoaded] = useState(mended.screen);
  const [busy, setBusy] = useState(false);
  const title = use(PartTitle);
  const retry = () => {
    setBusy(true);
    load()
      .then((screen) => {
        mended.screen = screen;
        setLoaded(screen);
      })
      .catch((error: unknown) => console.error('A screen failed to load again', error))
      .finally(() => setBusy(false));
  };
  return loaded ? <loaded.default /> : <PartFailed title={title} failure="unavailable" onRetry={retry} busy={busy} />;
}
