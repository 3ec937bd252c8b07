const TIMEOUT_MS = 5_000;

/**
 * Fetches what the page's preload hints name, before what failed is requested once more. In WebKit, and so in every
 * browser of an iPhone, a script whose hint has failed is not requested again in this tab, not even after a reload, until
 * a call of a script has fetched it. What has arrived comes from the browser's cache. Never rejects.
 * @returns whether any has arrived
 */
export async function renewPreloadHints(): Promise<boolean> {
  const hints = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  const renew = async (hint: HTMLLinkElement) => {
    const { ok } = await window.fetch(hint.href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (ok) hint.remove();
    return ok;
  };
  const renewed = await Promise.allSettled(hints.map(renew));
  return renewed.some((outcome) => outcome.status === 'fulfilled' && outcome.value);
}
