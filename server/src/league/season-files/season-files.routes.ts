import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { ImportSeasonFiles, SeasonFilesReport, SeasonFilesRequest } from '@club/shared/contracts/league/season-files';
import { Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { attachment, CsvDownload } from '../../platform/http';
import type { SeasonFiles } from './season-files.service';

const config = { access: 'ADMIN' } as const;
/** All seasons of a long-lived club at once. */
const bodyLimit = 32 * 1024 * 1024;

/** POST /admin/league/season-files/check and /import, GET /admin/league/season-files/{year} */
export function seasonFileRoutes(files: SeasonFiles): FastifyPluginAsyncZod {
  return async (app) => {
    const checking = {
      config,
      bodyLimit,
      schema: {
        summary: 'What an import of season files would do',
        body: SeasonFilesRequest,
        response: { 200: SeasonFilesReport },
      },
    };
    app.post('/admin/league/season-files/check', checking, (call) => files.check(call.body.files));
    const importing = {
      config,
      bodyLimit,
      schema: { summary: 'Imports seasons from files', body: ImportSeasonFiles, response: { 200: Message } },
    };
    app.post('/admin/league/season-files/import', importing, async (call) => {
      const { files: given, replacing } = call.body;
      const report = await files.import(given, call.caller.memberId, replacing);
      const [first, ...others] = report.files;
      return { message: others.length === 0 ? `Sezona ${first?.year}. je uvezena.` : 'Sezone su uvezene.' };
    });
    app.get(
      '/admin/league/season-files/:year',
      { config, schema: { summary: 'A season as a file', params: SeasonPath, response: { 200: CsvDownload } } },
      async ({ params }, reply) => {
        const text = await files.export(params.year);
        return reply
          .header('content-disposition', attachment(`season-${params.year}.csv`))
          .header('cache-control', 'no-store')
          .type('text/csv; charset=utf-8')
          .send(text);
      },
    );
  };
}
