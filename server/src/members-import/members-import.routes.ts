import { MembersCheck, MembersFile, MembersImported } from '@club/shared/contracts/club-opening';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MembersImport } from './members-import.service';

const config = { access: 'ADMIN' } as const;
const path = '/admin/members-import';

export function membersImportRoutes(importing: MembersImport): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(`${path}/check`, { config, schema: { body: MembersFile, response: { 200: MembersCheck } } }, ({ body }) =>
      importing.check(body.text),
    );
    app.post(path, { config, schema: { body: MembersFile, response: { 200: MembersImported } } }, ({ body, caller }) =>
      importing.importAll(body.text, caller.memberId),
    );
  };
}
