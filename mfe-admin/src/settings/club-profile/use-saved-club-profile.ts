import { ClubProfile } from '@club/shared/contracts/club-profile';
import { Message } from '@club/shared/contracts/scalars';
import type { ClubProfileChange } from '@club/shared/contracts/setting-change';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { uploadOptions } from '../../forms/file-upload/upload-options';
import { keys } from '../../query-keys';

export const CLUB_PROFILE = { queryKey: keys.clubProfile, schema: ClubProfile, path: 'club-profile' };

export function useSavedClubProfile() {
  useLiveQuery('club-day', keys.clubProfile);
  return useAdminQuery(CLUB_PROFILE);
}

export const useSaveClubProfile = () =>
  useAdminMutation((json: ClubProfileChange) => answerBody(Message, http.put('admin/settings/club-profile', { json })));

/** Uploads the original picture; the server creates the squares. */
export const useSaveLogo = () =>
  useAdminMutation((file: File) => answerBody(Message, http.put('admin/settings/club-logo', uploadOptions(file))));

export const useRemoveLogo = () => useAdminMutation(() => answerBody(Message, http.delete('admin/settings/club-logo')));
