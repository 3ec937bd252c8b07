import { Agent, type IncomingMessage, request } from 'node:http';
import type { HttpMember } from '../club/http-member';

/** Each page keeps its two connections open, like a browser. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** A page that shows the grid, without a browser: its event stream, and the call after a change without rows. */
export interface OpenPage {
  /** When the page had the grid after the next change, as a time of `performance.now()`. */
  shown(): Promise<number>;
  close(): void;
}

const headersOf = ({ token }: HttpMember) => ({ authorization: `Bearer ${token}` });

function open(member: HttpMember, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(`${member.address}/api/${path}`, { agent, headers: headersOf(member) }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Reads the whole grid without parsing it, because five hundred real browsers would have a processor each. */
async function readGrid(member: HttpMember): Promise<void> {
  const answer = await open(member, 'get-all-termins');
  if (answer.statusCode !== 200) throw new Error(`The grid answers ${answer.statusCode}.`);
  for await (const _ of answer);
}

export async function openPage(member: HttpMember): Promise<OpenPage> {
  const stream = await open(member, 'events');
  if (stream.statusCode !== 200) throw new Error(`The event stream answers ${stream.statusCode}.`);
  stream.setEncoding('utf8');
  let whenShown: ((at: number) => void) | undefined;
  stream.on('data', (chunk: string) => {
    if (!chunk.includes('"topic":"grid"')) return;
    const resolve = whenShown;
    whenShown = undefined;
    if (chunk.includes('"patch"')) resolve?.(performance.now());
    else if (resolve) void readGrid(member).then(() => resolve(performance.now()));
  });
  await readGrid(member);
  return {
    shown: () =>
      new Promise((resolve) => {
        whenShown = resolve;
      }),
    close: () => stream.destroy(),
  };
}
