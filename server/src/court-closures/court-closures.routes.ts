import { CourtClosure, CourtClosureInput } from '@club/shared/contracts/settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CourtClosures } from './court-closures.service';

export function courtClosureRoutes(closures: CourtClosures): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/court-closures',
      { config: { access: 'ADMIN' }, schema: { body: CourtClosureInput, response: { 200: CourtClosure } } },
      ({ body, caller }) => closures.close(body, caller.memberId),
    );
  };
}
