import { Message } from '@club/shared/contracts/scalars';
import type { ClubTextsChange } from '@club/shared/contracts/setting-change';
import { answer, http } from '@club/shared/http';
import { useAdminMutation } from '../../api/use-admin-mutation';

export const useSaveClubTexts = () =>
  useAdminMutation(
    async (json: ClubTextsChange) => (await answer(Message, http.put('admin/settings/club-texts', { json }))).body,
  );
