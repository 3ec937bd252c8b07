import { PersonalInfo } from '@club/shared/contracts/members/personal-info';
import { answer, http } from '@club/shared/http';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

export function usePersonalInfo() {
  return useQuery({
    queryKey: keys.personalInfo,
    queryFn: async ({ signal }) => (await answer(PersonalInfo, http.get('personal-info', { signal }))).body,
  });
}
