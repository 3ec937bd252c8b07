import { useClubProfile } from '@club/shared/club-profile';
import { clubIcon } from '@club/shared/contracts/club-profile';
import { useEffect } from 'react';

/** Keeps the icon of the browser's tab up to date; the server has written that of the page's beginning. */
export function useTabIcon(): void {
  const icon = clubIcon(useClubProfile());
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || link.getAttribute('href') === icon) return;
    // The new icon may be of another type, and browsers recognize it without.
    link.removeAttribute('type');
    link.href = icon;
  }, [icon]);
}
