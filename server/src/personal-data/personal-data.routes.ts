import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { attachment, download } from '../platform/http';
import type { PersonalDataExport } from './personal-data.service';

const PersonalDataFile = download({ 'application/json': { schema: z.record(z.string(), z.unknown()) } });
const schema = { summary: 'All data that the club stores about the caller', response: { 200: PersonalDataFile } };

/** GET /personal-data/export: all data that the club stores about the caller. */
export function personalDataRoutes(exportOf: PersonalDataExport): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/personal-data/export', { config: { access: 'USER' }, schema }, async ({ caller }, reply) =>
      reply
        .header('content-disposition', attachment('moji-podaci.json'))
        .type('application/json; charset=utf-8')
        .serializer((data) => JSON.stringify(data, null, 2))
        .send(await exportOf(caller.memberId)),
    );
  };
}
