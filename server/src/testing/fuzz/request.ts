/** The sender of a request; the administrator has every role. */
export type Sender = 'visitor' | 'member' | 'administrator';

export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | undefined;
  readonly sender: Sender;
}

/** Percent-encodes any text, including lone surrogates, which encodeURIComponent refuses. */
export const percentEncode = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
