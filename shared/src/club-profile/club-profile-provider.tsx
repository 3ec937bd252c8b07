import { ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { queryOptions, useQuery } from '@club/shared/query';
import type { ReactNode } from 'react';
import { ClubProfileContext } from './club-profile-context';

/** What the server has written into the page: the first thing drawn is the club's already. */
function profileInPage(): ClubProfile {
  const text = document.getElementById('club')?.textContent;
  // The development server's page carries no data.
  return text ? ClubProfile.parse(JSON.parse(text)) : PRESET_CLUB;
}

const clubProfile = queryOptions({
  queryKey: ['club-profile'],
  queryFn: async ({ signal }) => (await answer(ClubProfile, http.get('club-profile', { signal }))).body,
  initialData: profileInPage,
  // Asked for again only when the server says that it changed.
  staleTime: Number.POSITIVE_INFINITY,
});

/** Keeps the club's name and look as its administrators change them. */
export function ClubProfileProvider({ children }: { children: ReactNode }) {
  useLiveQuery('club-day', clubProfile.queryKey);
  return <ClubProfileContext value={useQuery(clubProfile).data}>{children}</ClubProfileContext>;
}
