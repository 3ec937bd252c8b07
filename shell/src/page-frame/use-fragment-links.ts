import { focusOn } from '@club/shared/focus-recovery';
import { useLocation, useNavigate } from '@club/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** The link to a place on the same page that a click follows in this tab. */
function fragmentOf({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const href = target.closest('a')?.getAttribute('href');
  return href?.startsWith('#') ? href : undefined;
}

/**
 * Follows links to a place on the same page through the router. The browser would add a history entry without the router's
 * position in it, from which the router could not tell how far back a user goes: a form would be left without its question
 * about unsaved input. The entry is replaced, so that 'back' leaves the page.
 */
export function useFragmentLinks(): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const follow = useEffectEvent((event: MouseEvent) => {
    const hash = event.defaultPrevented ? undefined : fragmentOf(event);
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!place) return;
    event.preventDefault();
    void navigate({ search, hash }, { replace: true, state });
    focusOn(place);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
