/** The encodings that the server writes, the shortest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The shortest encoding that a client accepts, by its header `accept-encoding`. */
export function acceptedEncoding(accepted: string | readonly string[] | undefined): Encoding {
  const names = String(accepted ?? '');
  if (/\bbr\b/.test(names)) return 'br';
  return /\bgzip\b/.test(names) ? 'gzip' : 'identity';
}
