import { PRESET_CLUB } from '@club/shared/contracts/club-profile';

/** Puts a club's profile into the page, as the server does; undefined removes it. */
export function pageOf(profile: object | undefined): void {
  document.getElementById('club')?.remove();
  if (!profile) return;
  const block = document.createElement('script');
  Object.assign(block, { id: 'club', type: 'application/json' });
  block.textContent = JSON.stringify({ ...PRESET_CLUB, ...profile });
  document.body.append(block);
}
