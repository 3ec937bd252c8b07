import { ActionLog, ActionLogQuery } from '@club/shared/contracts/action-log';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadActionLog } from './action-log.service';

export function actionLogRoutes(read: ReadActionLog): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/action-log',
      {
        config: { access: 'ADMIN' },
        schema: {
          summary: 'What administrators have done, a page of the log',
          querystring: ActionLogQuery,
          response: { 200: ActionLog },
        },
      },
      ({ query }) => read(query),
    );
  };
}
