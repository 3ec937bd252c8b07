export { clubFiles } from './club-files';
export { clubProfileRoutes } from './club-profile.routes';
export { type ClubProfiles, createClubProfiles } from './club-profile.service';
export { noticeIcon, pageLook, siteLook } from './looks';
