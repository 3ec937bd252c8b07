export { useClubProfile } from './club-profile-context';
export { ClubProfileProvider } from './club-profile-provider';
