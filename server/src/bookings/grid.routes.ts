import { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import { GRID_VERSION_HEADER, SlotList } from '@club/shared/contracts/bookings/grid';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isCurrent, withHeaders } from '../platform/http';
import type { GridReader } from './grid-reader';

const VERSION = {
  [GRID_VERSION_HEADER]: {
    type: 'integer',
    description: 'The version of the live topic `grid` that the answer contains.',
  },
} as const;

/**
 * GET /get-all-termins and GET /by-names: the same four days (`SlotList`); the pages show different parts of them.
 * GET /free-slots: the free slots, for everybody.
 */
export function gridRoutes(grid: GridReader): FastifyPluginAsyncZod {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await grid.page(request.caller.memberId);
    reply
      .header('etag', page.etag)
      .header('cache-control', 'private, no-cache')
      .header(GRID_VERSION_HEADER, page.version);
    if (isCurrent(request, page.etag)) return reply.code(304).send();
    // Serialized once for many readers: bytes are sent unchanged, the response schema is only documentation.
    return reply.header('content-type', 'application/json; charset=utf-8').send(page.body);
  };
  const call = (summary: string) =>
    ({ config: { access: 'USER' }, schema: { summary, response: { 200: withHeaders(SlotList, VERSION) } } }) as const;
  return async (app) => {
    app.addHook('onClose', async () => grid.close());
    app.get('/get-all-termins', call('The grid of four days'), answer);
    app.get('/by-names', call('The grid of four days, for the list by names'), answer);
    app.get(
      '/free-slots',
      {
        config: { access: 'public' },
        schema: { summary: 'The free slots of the next days', response: { 200: FreeSlots } },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'public, no-cache');
        return grid.freeSlots();
      },
    );
  };
}
