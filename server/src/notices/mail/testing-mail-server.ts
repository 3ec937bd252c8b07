import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  /** Headers by name in lower case, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A mail server on a port of this machine, which can be stopped and restarted on the same port. */
export async function openMailServer() {
  const received: ReceivedMail[] = [];
  let refuses: string | undefined;
  let refusesAll: 'CONNECT' | 'MAIL' | undefined;
  const delays = { CONNECT: 0, DATA: 0 };
  const unless = (at: typeof refusesAll) =>
    refusesAll === at ? Object.assign(new Error('Not from you'), { responseCode: at === 'CONNECT' ? 554 : 530 }) : null;
  let server: SMTPServer;
  let port = 0;
  const listen = async () => {
    server = new SMTPServer({
      closeTimeout: 1,
      disabledCommands: ['STARTTLS', 'AUTH'],
      // Nobody reads the caller's name, and looking it up may take longer than a test's limits.
      disableReverseLookup: true,
      onConnect: (_session, done) => void setTimeout(() => done(unless('CONNECT')), delays.CONNECT),
      onMailFrom: (_sender, _session, done) => done(unless('MAIL')),
      onRcptTo: ({ address }, _session, done) =>
        done(address === refuses ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
      onData: (stream, session, done) => {
        let raw = '';
        stream.on('data', (chunk) => {
          raw += chunk;
        });
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo[0]?.address ?? '', ...parsed(raw) });
          setTimeout(done, delays.DATA);
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  };
  await listen();
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    /** Permanently refuses mail to this address. */
    refuse: (address: string) => {
      refuses = address;
    },
    /** Refuses every message, in its greeting or at the command MAIL; `undefined`: none any more. */
    refuseAll: (at: typeof refusesAll) => {
      refusesAll = at;
    },
    /** Takes so long, in milliseconds, for its greeting or for its answer to a whole message. */
    delay: (at: keyof typeof delays, ms: number) => {
      delays[at] = ms;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
    start: listen,
  };
}

function parsed(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const body = rest.join('\r\n\r\n').replaceAll('=\r\n', '');
  const bytes = body.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers: new Map(headers), text: Buffer.from(bytes, 'latin1').toString('utf8') };
}
