export { membersImportRoutes } from './members-import.routes';
export { createMembersImport } from './members-import.service';
