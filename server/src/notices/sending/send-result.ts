/**
 * How an attempt ended. REFUSED: it would never succeed, so it is not tried again. GONE: the browser receives nothing any
 * more.
 */
export type SendResult =
  | { readonly outcome: 'SENT'; readonly address: string | null }
  | { readonly outcome: 'RETRY' | 'REFUSED'; readonly error: string }
  | { readonly outcome: 'GONE' };
