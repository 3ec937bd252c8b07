import { keyed } from '@club/shared/http';
import { useState } from 'react';

/** The key is generated once per open form: after a lost response, trying again cannot enter the same twice. */
export function useIdempotencyOptions() {
  const [key] = useState(() => crypto.randomUUID());
  return keyed(key);
}
