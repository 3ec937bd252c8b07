import { MarkAllRead, MarkRead, NoticeList, NoticeQuery } from '@club/shared/contracts/notices';
import { IdPath } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Inbox } from './inbox.service';

const config = { access: 'USER' } as const;
const response = { 200: NoticeList };

export function inboxRoutes(inbox: Inbox): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/notices',
      { config, schema: { summary: 'The caller’s notices', querystring: NoticeQuery, response } },
      ({ caller, query }) => inbox.list(caller.memberId, query),
    );
    app.put(
      '/notices/:id/read',
      { config, schema: { summary: 'Marks a notice as read', params: IdPath, body: MarkRead, response } },
      (request) => inbox.markRead(request.caller.memberId, request.params.id, request.body.isRead),
    );
    app.post(
      '/notices/read',
      { config, schema: { summary: 'Marks all notices as read', body: MarkAllRead, response } },
      ({ caller, body }) => inbox.markAllRead(caller.memberId, body.upTo),
    );
  };
}
