import { MembersCheck, MembersFile, MembersImported } from '@club/shared/contracts/club-opening';
import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MembersImport } from './members-import.service';

const config = { access: 'ADMIN' } as const;
const path = '/admin/members-import';
/** For the longest file that the contract accepts: a letter may take two bytes, and so may a quotation mark in JSON. */
const bodyLimit = 512 * 1024;

export function membersImportRoutes(importing: MembersImport): FastifyPluginAsyncZod {
  return async (app) => {
    const checking = {
      config,
      bodyLimit,
      schema: {
        summary: 'What an import of members would do',
        headers: IdempotencyHeaders,
        body: MembersFile,
        response: { 200: MembersCheck },
      },
    };
    app.post(`${path}/check`, checking, ({ body, caller, headers }) =>
      importing.check(body.text, { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER] }),
    );
    const joining = {
      config,
      bodyLimit,
      schema: {
        summary: 'Imports members from a file',
        headers: IdempotencyHeaders,
        body: MembersFile,
        response: { 200: MembersImported },
      },
    };
    app.post(path, joining, ({ body, caller, headers }) =>
      importing.importAll(body.text, { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER] }),
    );
  };
}
