export { findActiveMember } from './active-member.repository';
export { memberIdsNamed } from './member-search.repository';
export { findMember, insertMember, type Member } from './members.repository';
export { personalInfoRoutes } from './personal-info.routes';
export { createPersonalInfos } from './personal-info.service';
