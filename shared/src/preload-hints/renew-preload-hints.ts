const TIMEOUT_MS = 5_000;

/**
 * Fetches the files of the page's preload hints again; call it before retrying a failed script. In WebKit, and so in every
 * browser on an iPhone, a script whose hint has failed is not requested again in this tab, not even after a reload, until
 * `fetch` has loaded it. Files that have already arrived come from the browser's cache. Never rejects.
 * @returns whether any file has arrived
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
