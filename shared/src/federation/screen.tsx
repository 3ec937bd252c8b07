import { renewPreloadHints } from '@club/shared/preload-hints';
import type { RouteObject } from '@club/shared/router';
import { withTimeout } from '@club/shared/timeout';
import { type ComponentType, use, useEffect, useState } from 'react';
import { PartFailed, PartFaultReport, PartTitle } from './part-failed';

/** A screen's module: the component is its default export. */
type ScreenModule = { readonly default: ComponentType };
type LoadScreen = () => Promise<ScreenModule>;

const PAUSE_MS = 400;
/** After a slow failure a second attempt would only double the wait; the user decides instead. */
const QUICK_MS = 2_000;

/** Counts the failed screens, for their keys. */
let failures = 0;

/**
 * Creates the `lazy` of a route from a dynamic import. It never rejects: React Router keeps a rejected `lazy` until the
 * page is closed, so that a chunk that failed once could not be loaded again. After the second failure, or when it takes
 * too long, the route shows which part is missing, and loads again on request.
 */
export function screen(load: LoadScreen): () => Promise<Pick<RouteObject, 'Component' | 'element'>> {
  return async () => {
    const arrival: Arrival = {};
    const there = await withTimeout(arrive(arrival, loadTwice(load))).catch(() => undefined);
    if (there) return { Component: there.default };
    // The router gives no keys: React would reuse this element for the next failed screen, at another address.
    return { element: <ScreenFailed key={++failures} load={load} arrival={arrival} /> };
  };
}

/** The module; undefined after a failure. */
const attempt = (load: LoadScreen): Promise<ScreenModule | undefined> =>
  load().catch((error: unknown) => {
    console.error('A screen failed to load', error);
    return undefined;
  });

async function loadTwice(load: LoadScreen): Promise<ScreenModule | undefined> {
  const began = performance.now();
  const there = await attempt(load);
  if (there || performance.now() - began > QUICK_MS) return there;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return attemptAgain(load);
}

const attemptAgain = (load: LoadScreen): Promise<ScreenModule | undefined> =>
  renewPreloadHints().then(() => attempt(load));

/**
 * The state of the last attempts. It outlives the element, which the router renders again when the user leaves the page
 * and returns.
 */
interface Arrival {
  screen?: ScreenModule;
  underWay?: Promise<ScreenModule | undefined>;
}

function arrive(arrival: Arrival, loading: Promise<ScreenModule | undefined>): Promise<ScreenModule | undefined> {
  arrival.underWay = loading.then((there) => {
    arrival.screen ??= there;
    return arrival.screen;
  });
  return arrival.underWay;
}

function ScreenFailed({ load, arrival }: { load: LoadScreen; arrival: Arrival }) {
  const [loaded, setLoaded] = useState(arrival.screen);
  const [busy, setBusy] = useState(false);
  const title = use(PartTitle);
  const report = use(PartFaultReport);
  useEffect(() => {
    arrival.underWay?.then((there) => {
      // On a slow connection it appears without a click, and nothing has failed.
      setLoaded(there);
      if (!there) report('unavailable');
    });
  }, [arrival, report]);
  const retry = async () => {
    setBusy(true);
    // A pending request is not sent twice.
    setLoaded((await arrival.underWay) ?? (await arrive(arrival, attemptAgain(load))));
    setBusy(false);
  };
  if (loaded) return <loaded.default />;
  return <PartFailed title={title} failure="unavailable" onRetry={() => void retry()} busy={busy} />;
}
