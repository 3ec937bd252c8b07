import { Message } from '@club/shared/contracts/scalars';
import type { ClubTextsChange } from '@club/shared/contracts/setting-change';
import { answerBody, http } from '@club/shared/http';
import { useAdminMutation } from '../../api/use-admin-mutation';

export const useSaveClubTexts = () =>
  useAdminMutation((json: ClubTextsChange) => answerBody(Message, http.put('admin/settings/club-texts', { json })));
