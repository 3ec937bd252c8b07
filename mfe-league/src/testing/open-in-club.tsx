import { ClubProfileProvider } from '@club/shared/club-profile';
import { PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { Outlet } from '@club/shared/router';
import { renderRoutes } from '@club/shared/testing';
import { routes } from '../routes';

afterEach(() => document.getElementById('club')?.remove());

/** Opens a page of a club with these texts, which the server has written into the page. */
export function openInClub(at: string, texts: Partial<typeof PRESET_CLUB.texts>): void {
  const page = document.createElement('script');
  page.id = 'club';
  page.type = 'application/json';
  page.textContent = JSON.stringify({ ...PRESET_CLUB, texts: { ...PRESET_CLUB.texts, ...texts } });
  document.body.append(page);
  const suite = (
    <ClubProfileProvider>
      <Outlet />
    </ClubProfileProvider>
  );
  renderRoutes([{ element: suite, children: [...routes] }], { at });
}
