import { type ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { createContext, use } from 'react';

/** Without a shell, as in the tests of a remote, it is the preset. */
export const ClubProfileContext = createContext<ClubProfile>(PRESET_CLUB);

/** Name and appearance of the club. */
export const useClubProfile = (): ClubProfile => use(ClubProfileContext);
