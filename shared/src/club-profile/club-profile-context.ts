import { type ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { createContext, use } from 'react';

/** Defaults to the preset without a shell: in the test of a remote. */
export const ClubProfileContext = createContext<ClubProfile>(PRESET_CLUB);

/** Name and appearance of the club. */
export const useClubProfile = (): ClubProfile => use(ClubProfileContext);
