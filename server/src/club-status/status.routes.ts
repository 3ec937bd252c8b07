import { ClubStatus } from '@club/shared/contracts/club-status';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadStatus } from './status.service';

/** GET /admin/status */
export function statusRoutes(read: ReadStatus): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/status',
      {
        config: { access: 'ADMIN' },
        schema: { summary: 'The state of the installation, with warnings', response: { 200: ClubStatus } },
      },
      read,
    );
  };
}
