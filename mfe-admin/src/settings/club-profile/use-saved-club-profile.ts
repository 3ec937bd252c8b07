import { ClubProfile } from '@club/shared/contracts/club-profile';
import { Message } from '@club/shared/contracts/scalars';
import { type ClubProfileChange, NO_LOGO } from '@club/shared/contracts/setting-change';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useAdminMutation, useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import type { ChosenFile } from '../../forms/file-upload/read-chosen-file';
import { uploadOptions } from '../../forms/file-upload/upload-options';
import { keys } from '../../query-keys';

export const CLUB_PROFILE = { queryKey: keys.clubProfile, schema: ClubProfile, path: 'club-profile' };

export function useSavedClubProfile() {
  useLiveQuery('club-day', keys.clubProfile);
  return useAdminQuery(CLUB_PROFILE);
}

export const useSaveClubProfile = () =>
  useAdminMutation((json: ClubProfileChange) => answerBody(Message, http.put('admin/settings/club-profile', { json })));

/** Uploads the original picture; the server creates the squares. @param seen the logo that the page showed */
export const useSaveLogo = () =>
  useRefetchingMutation(keys.clubProfile, ({ file, seen }: { file: ChosenFile; seen: string | null }) =>
    answerBody(Message, http.put(logoCall(seen), uploadOptions(file))),
  );

export const useRemoveLogo = () =>
  useRefetchingMutation(keys.clubProfile, (seen: string | null) => answerBody(Message, http.delete(logoCall(seen))));

const logoCall = (seen: string | null): string => `admin/settings/club-logo?seen=${seen ?? NO_LOGO}`;
