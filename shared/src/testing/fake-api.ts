import type { RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { onClubDay } from './club-day';

/**
 * The network of a test file: msw with these handlers; a call without a handler fails the test, except GET
 * /club-day, which every date field makes.
 */
export function fakeApi(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers, onClubDay());
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
