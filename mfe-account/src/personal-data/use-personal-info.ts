import { PersonalInfo } from '@club/shared/contracts/members/personal-info';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** Live, because another window may withdraw the consent. */
export function usePersonalInfo() {
  useLiveQuery('members', keys.personalInfo);
  return useQuery({
    queryKey: keys.personalInfo,
    queryFn: ({ signal }) => answerBody(PersonalInfo, http.get('personal-info', { signal })),
  });
}
