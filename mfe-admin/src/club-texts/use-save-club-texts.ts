import type { ClubTexts } from '@club/shared/contracts/club-texts';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useChange } from '../use-change';

export const useSaveClubTexts = () =>
  useChange(async (json: ClubTexts) => (await answer(Message, http.put('admin/settings/club-texts', { json }))).body);
