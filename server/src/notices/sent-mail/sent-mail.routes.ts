import { SentMailList, SentMailQuery } from '@club/shared/contracts/notices';
import { IdPath, Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswer } from '../../platform/http';
import type { SentMails } from './sent-mail.service';

const config = { access: 'ADMIN' } as const;

export function sentMailRoutes(mails: SentMails): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/sent-mail',
      {
        config,
        schema: {
          summary: 'The club’s e-mails and whether they were delivered',
          querystring: SentMailQuery,
          response: { 200: SentMailList },
        },
      },
      ({ query }) => mails.list(query),
    );
    app.post(
      '/admin/sent-mail/:id/retry',
      { config, schema: { summary: 'Sends an e-mail again', params: IdPath, response: { 200: Message } } },
      ({ params, caller }) => messageAnswer(mails.retry(params.id, caller.memberId)),
    );
  };
}
