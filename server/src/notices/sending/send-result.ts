/**
 * The result of an attempt. REFUSED: it would never succeed, so it is not tried again. GONE: the browser no longer
 * receives pushes.
 */
export type SendResult =
  | { readonly outcome: 'SENT'; readonly address: string | null }
  | {
      readonly outcome: 'RETRY';
      readonly error: string;
      /** The pause that the other side asks for; left out: none. */
      readonly pauseMs?: number;
    }
  | { readonly outcome: 'REFUSED'; readonly error: string }
  | { readonly outcome: 'GONE' };
