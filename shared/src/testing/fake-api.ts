import type { RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

/** The network of a test file: msw with these handlers; a call without a handler fails the test. */
export function fakeApi(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
