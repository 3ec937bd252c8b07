export { createJoining } from './joining.service';
export { userManagementRoutes } from './user-management.routes';
export { createUserManagement } from './user-management.service';
