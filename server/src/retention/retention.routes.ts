import { Privacy, Retention } from '@club/shared/contracts/privacy';
import { Message } from '@club/shared/contracts/scalars';
import { RetentionChange } from '@club/shared/contracts/setting-change';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswer } from '../platform/http';
import type { Retentions } from './retention.service';

const ADMIN = { access: 'ADMIN' } as const;

/** GET /privacy, and the administrator's setting for it. */
export function retentionRoutes(retention: Retentions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/privacy',
      {
        config: { access: 'public' },
        schema: { summary: 'How long personal data are kept', response: { 200: Privacy } },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-cache');
        return retention.read();
      },
    );
    const path = '/admin/settings/retention';
    app.get(
      path,
      {
        config: ADMIN,
        schema: { summary: 'How long personal data are kept, for the settings', response: { 200: Retention } },
      },
      () => retention.read(),
    );
    app.put(
      path,
      {
        config: ADMIN,
        schema: {
          summary: 'Changes how long personal data are kept',
          body: RetentionChange,
          response: { 200: Message },
        },
      },
      ({ body, caller }) => messageAnswer(retention.save(body, caller.memberId)),
    );
  };
}
