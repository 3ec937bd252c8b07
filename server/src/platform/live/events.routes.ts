import { isStaff } from '@club/shared/contracts/roles';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { bearerOf } from '../http';
import { eventStreams } from './event-stream';
import type { Change, Patch } from './live';
import type { LiveHub } from './live-hub';
import type { StreamCount } from './stream-count';

const Events = z.unknown().check(z.meta({ type: 'string', description: 'LiveEvent after LiveEvent, as JSON' }));
const EventStream = { content: { 'text/event-stream': { schema: Events } } };

interface Parts {
  readonly live: LiveHub;
  /** The patch of a change, if there is one. */
  readonly patchOf: (change: Change) => Patch | undefined;
  /** Counts every stream that opens or closes. */
  readonly counted?: StreamCount;
}

/** GET /events: sends changes as they happen (`LiveEvent`). */
export function eventRoutes({ live, patchOf, counted }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    const streams = eventStreams(live, patchOf);
    // preClose, not onClose: closing waits for open connections, and these would never end by themselves.
    app.addHook('preClose', async () => streams.closeAll());

    app.get(
      '/events',
      {
        config: { access: 'USER', rateLimit: false },
        schema: { summary: 'Event stream: what has changed', response: { 200: EventStream } },
        compress: false,
        exposeHeadRoute: false,
      },
      async (request, reply) => {
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          // Without it nginx would collect events until its buffer is full.
          .header('x-accel-buffering', 'no');
        const { memberId, roles } = request.caller;
        const stream = streams.open({ memberId, isStaff: isStaff(roles), until: tokenEnd(request) });
        counted?.opened();
        stream.body.once('close', () => counted?.closed());
        stream.body.once(
          'close',
          app.onCallerRefused(request, () => stream.end()),
        );
        return stream.body;
      },
    );
  };
}

/** When the caller's token expires; the guard before the route has verified it. */
function tokenEnd(request: FastifyRequest): Date {
  return new Date((decodeJwt(bearerOf(request) ?? '').exp ?? 0) * 1000);
}
