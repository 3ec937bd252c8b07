import type { LiveEvent, Topic } from '@club/shared/contracts/events';
import { connectLive } from '@club/shared/live';
import type * as z from '@club/shared/schema';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

type SentEvent = z.input<typeof LiveEvent>;

/**
 * The event stream of a test file, one connection at a time, closed after each test: `connect` acts as the shell,
 * `change` and `publish` as the server.
 * @param versions sent as `hello` when the stream opens; without them the stream opens silently
 */
export function liveEvents(versions?: Extract<SentEvent, { type: 'hello' }>['versions']) {
  let send: ((event: SentEvent) => void) | undefined;
  let close: (() => void) | undefined;
  let published: Partial<Record<string, number>> = {};
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
  const isOpen = () => send !== undefined;
  const publish = (event: SentEvent) => {
    if (!send) throw new Error('The event stream is not open: wait for isOpen().');
    if (event.type === 'change') published[event.topic] = event.version;
    send(event);
  };
  afterEach(() => {
    close?.();
    send = undefined;
  });
  return {
    handler,
    /** Opens the stream for the signed-in member; returns the function that closes it before the test ends. */
    connect: () => {
      send = undefined;
      published = { ...versions };
      close = connectLive();
      return close;
    },
    /** Whether the connection that `connect` asked for is open. */
    isOpen,
    /** Publishes the next version of the topic (without `versions` first 2), once the page has opened its stream. */
    change: async (topic: Topic) => {
      await waitFor(() => expect(isOpen()).toBe(true));
      await act(async () => publish({ type: 'change', topic, version: (published[topic] ?? 1) + 1 }));
    },
    /**
     * For patches, for given versions, and where the order of events matters.
     * @throws before the stream is open
     */
    publish,
  };
}
