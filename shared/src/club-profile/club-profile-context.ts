import { type ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { createContext, use } from 'react';

/** The preset where no shell stands around: in the test of a part. */
export const ClubProfileContext = createContext<ClubProfile>(PRESET_CLUB);

/** How the club is called and what it looks like. */
export const useClubProfile = (): ClubProfile => use(ClubProfileContext);
