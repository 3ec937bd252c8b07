export type { Caller, RouteAccess } from './caller';
export { callerIfAny } from './caller';
export type { CreateMember } from './first-administrator/first-administrator.service';
export { type Identity, type IdentityParts, openIdentity } from './identity';
export { identityPlugin } from './identity-plugin';
export { passwordProblem } from './password/password-policy';
export { type IdentitySettings, readIdentitySettings } from './settings';
