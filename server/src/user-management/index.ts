export { createAdministratorLink } from './administrator-link.service';
export { createInviting, type Inviting } from './inviting.service';
export { createJoining, type Joining } from './joining.service';
export { keepAnAdministrator } from './keep-an-administrator';
export { oneTimePassword } from './one-time-password';
export { userManagementRoutes } from './user-management.routes';
export { createUserManagement } from './user-management.service';
