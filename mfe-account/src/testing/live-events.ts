import type { LiveEvent } from '@club/shared/contracts/events';
import { connectLive } from '@club/shared/live';
import { HttpResponse, http } from 'msw';

/** The event stream of a test: `connect` acts as the shell, `publish` as the server. */
export function liveEvents() {
  let send: ((event: LiveEvent) => void) | undefined;
  const encoder = new TextEncoder();
  const handler = http.get('*/api/events', () => {
    const stream = new ReadableStream({
      start: (controller) => {
        send = (event) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      },
    });
    return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    handler,
    connect: connectLive,
    publish: (event: LiveEvent) => send?.(event),
    isOpen: () => send !== undefined,
  };
}
