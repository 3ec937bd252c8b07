import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PersonalDataExport } from './personal-data.service';

/** GET /personal-data/export: all data that the club stores about the caller. */
export function personalDataRoutes(exportOf: PersonalDataExport): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/personal-data/export', { config: { access: 'USER' } }, async ({ caller }, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="moji-podaci.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(await exportOf(caller.memberId), null, 2)),
    );
  };
}
