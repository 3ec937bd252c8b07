import { ClubProfile } from '@club/shared/contracts/club-profile';
import { Message } from '@club/shared/contracts/scalars';
import type { ClubProfileChange } from '@club/shared/contracts/setting-change';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { uploadOptions } from '../file-upload/upload-options';
import { keys } from '../query-keys';
import { useAdminQuery } from '../use-admin-query';
import { useChange } from '../use-change';

export const CLUB_PROFILE = { queryKey: keys.clubProfile, schema: ClubProfile, path: 'club-profile' };

export function useSavedClubProfile() {
  useLiveQuery('club-day', keys.clubProfile);
  return useAdminQuery(CLUB_PROFILE);
}

export const useSaveClubProfile = () =>
  useChange(
    async (json: ClubProfileChange) => (await answer(Message, http.put('admin/settings/club-profile', { json }))).body,
  );

/** Uploads the original picture; the server creates the squares. */
export const useSaveLogo = () =>
  useChange(
    async (file: File) => (await answer(Message, http.put('admin/settings/club-logo', uploadOptions(file)))).body,
  );

export const useRemoveLogo = () =>
  useChange(async () => (await answer(Message, http.delete('admin/settings/club-logo'))).body);
