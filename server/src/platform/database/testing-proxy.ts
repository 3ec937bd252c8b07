import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { SERVER_URL } from './testing-server';

/** Longer than it takes to write statements that are started together. */
const ANSWER_DELAY_MS = 20;

/** What is lost with the connection: a statement, or the answer to it. */
type Loss = 'statement' | 'answer';

/**
 * A proxy before the tests' PostgreSQL that counts round trips, can stop forwarding, like a frozen machine, and can break
 * a connection.
 */
export async function openProxy() {
  const target = new URL(SERVER_URL);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isAwaitingReply = false;
  let roundTrips = 0;
  let breaking: { readonly statement: string; readonly loss: Loss } | undefined;
  const proxy = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    let isAnswerLost = false;
    client.on('data', (data) => {
      if (isFrozen) return;
      if (breaking && data.includes(breaking.statement)) {
        isAnswerLost = breaking.loss === 'answer';
        breaking = undefined;
        if (!isAnswerLost) return void client.destroy();
      }
      if (!isAwaitingReply) roundTrips += 1;
      isAwaitingReply = true;
      server.write(data);
    });
    server.on('data', (data) => {
      if (isFrozen) return;
      if (isAnswerLost) return void client.destroy();
      setTimeout(() => {
        isAwaitingReply = false;
        client.write(data);
      }, ANSWER_DELAY_MS);
    });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('close', () => other.destroy());
      socket.on('error', () => undefined);
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(SERVER_URL);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    freeze(frozen: boolean) {
      isFrozen = frozen;
    },
    /** Breaks the connection that sends a statement with this text next, once. */
    breakAt(statement: string, loss: Loss) {
      breaking = { statement, loss };
    },
    /** How often `work` waits for an answer before it sends more. */
    async roundTripsOf(work: () => Promise<unknown>): Promise<number> {
      const before = roundTrips;
      await work();
      return roundTrips - before;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
