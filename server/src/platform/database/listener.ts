import { Client, type ClientConfig } from 'pg';
import type { ChannelListener } from './database';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

/**
 * Keeps one connection that LISTENs on `channel`, and opens a new one whenever it breaks.
 * @param missedMs how soon a connection that died silently is noticed: after a router has failed, it reports an error
 * only when something is sent over it
 * @returns a function that stops listening
 * @throws the error of the first connection attempt; later errors are reported and the attempt is repeated
 */
export async function openListener(
  config: ClientConfig,
  channel: string,
  listener: ChannelListener,
  report: (error: Error) => void,
  missedMs: number,
): Promise<() => Promise<void>> {
  const probeMs = missedMs / 2;
  let stopped = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;

  const connect = async () => {
    const fresh = new Client({ ...config, query_timeout: probeMs });
    const over = (error?: Error) => {
      if (client !== fresh) return;
      client = undefined;
      clearTimeout(timer);
      if (error) report(error);
      void fresh.end().catch(() => undefined);
      if (stopped) return;
      listener.lost();
      timer = setTimeout(reconnect, pause);
    };
    const probe = () => {
      timer = setTimeout(() => fresh.query('select 1').then(probe, over), probeMs);
    };
    fresh.on('error', over);
    fresh.on('end', () => over());
    fresh.on('notification', (notice) => {
      if (notice.channel === channel) listener.receive(notice.payload ?? '');
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return void fresh.end();
    client = fresh;
    pause = FIRST_PAUSE_MS;
    probe();
  };

  const reconnect = () => {
    connect().then(
      () => {
        if (!stopped) listener.back();
      },
      (error: Error) => {
        report(error);
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
        if (!stopped) timer = setTimeout(reconnect, pause);
      },
    );
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
