export type { Directory } from './directory';
export { emailTaken } from './directory-refusals';
export type { CreateMember } from './first-administrator/first-administrator.service';
export { openIdentity } from './identity';
export { identityPlugin } from './identity-plugin';
export { keyFileIn, sealingFingerprint } from './keys/sealing-key';
export { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from './realm';
export { type IdentitySettings, readIdentitySettings } from './settings';
