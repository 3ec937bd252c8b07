import { ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { queryOptions, useQuery } from '@club/shared/query';
import type { ReactNode } from 'react';
import { ClubProfileContext } from './club-profile-context';

/** The profile that the server has written into the page, so that the first rendering is already the club's. */
function profileInPage(): ClubProfile {
  const text = document.getElementById('club')?.textContent;
  // The page of the development server contains no data.
  return text ? ClubProfile.parse(JSON.parse(text)) : PRESET_CLUB;
}

const clubProfile = queryOptions({
  queryKey: ['club-profile'],
  queryFn: async ({ signal }) => (await answer(ClubProfile, http.get('club-profile', { signal }))).body,
  initialData: profileInPage,
  // Refetched only when the server reports a change.
  staleTime: Number.POSITIVE_INFINITY,
});

/** Keeps the club's name and appearance up to date with changes by administrators. */
export function ClubProfileProvider({ children }: { children: ReactNode }) {
  useLiveQuery('club-day', clubProfile.queryKey);
  return <ClubProfileContext value={useQuery(clubProfile).data}>{children}</ClubProfileContext>;
}
