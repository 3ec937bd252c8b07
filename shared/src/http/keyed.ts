import { IDEMPOTENCY_HEADER } from '@club/shared/contracts/idempotency';
import type { Options } from 'ky';

/**
 * Options of a write that is done once however often it arrives; like a read, it is repeated by itself where the answer
 * got lost or a server was being replaced.
 * @param key minted once per confirmed intent
 */
export const keyed = (key: string): Pick<Options, 'headers' | 'retry'> => ({
  headers: { [IDEMPOTENCY_HEADER]: key },
  retry: { methods: ['post', 'put', 'delete'] },
});
