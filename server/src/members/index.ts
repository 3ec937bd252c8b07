export { findActiveMember } from './active-member.repository';
export { type FormerName, formerNamesOf, keepNamesOfPlayer } from './former-names.repository';
export { memberErased, memberUnknown } from './member-refusals';
export { type FoundMembers, membersNamed, membersNamedOrMailed } from './member-search.repository';
export {
  countDemoMembers,
  findMember,
  insertMember,
  insertMembers,
  lockPresentMember,
  type Member,
  markDemoMembers,
  memberNamed,
  saveContact,
} from './members.repository';
export { distinctNameOf, isNamesake } from './namesakes.repository';
export { distinctName, hasNamesake, namesakeUsername } from './namesakes.sql';
export { personalInfoRoutes } from './personal-info.routes';
export { createPersonalInfos } from './personal-info.service';
export { requireMember, requirePresentMember } from './require-member';
