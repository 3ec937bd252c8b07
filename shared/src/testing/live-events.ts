import type { LiveEvent } from '@club/shared/contracts/events';
import { connectLive } from '@club/shared/live';
import type * as z from '@club/shared/schema';
import { HttpResponse, http } from 'msw';

type SentEvent = z.input<typeof LiveEvent>;

/**
 * The event stream of a test, one connection at a time: `connect` acts as the shell, `publish` as the server.
 * @param versions sent as `hello` when the stream opens; without them the stream opens silently
 */
export function liveEvents(versions?: Extract<SentEvent, { type: 'hello' }>['versions']) {
  let send: ((event: SentEvent) => void) | undefined;
  const encoder = new TextEncoder();
  const handler = http.get('*/api/events', () => {
    const stream = new ReadableStream({
      start: (controller) => {
        send = (event) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
        if (versions) send({ type: 'hello', versions });
      },
    });
    return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    handler,
    /** Opens the stream for the signed-in member; returns the function that closes it. */
    connect: () => {
      send = undefined;
      return connectLive();
    },
    /** Whether the connection that `connect` asked for is open. */
    isOpen: () => send !== undefined,
    /** @throws before the stream is open */
    publish: (event: SentEvent) => {
      if (!send) throw new Error('The event stream is not open: wait for isOpen().');
      send(event);
    },
  };
}
