import { IDEMPOTENCY_HEADER } from '@club/shared/contracts/idempotency';
import type { Options } from 'ky';

/**
 * Options of a write that the server executes once, however often it arrives; like a read, it is retried automatically
 * when the response was lost or a server was being replaced.
 * @param key generated once per confirmed user action
 */
export const keyed = (key: string): Pick<Options, 'headers' | 'retry'> => ({
  headers: { [IDEMPOTENCY_HEADER]: key },
  retry: { methods: ['post', 'put', 'delete'] },
});
