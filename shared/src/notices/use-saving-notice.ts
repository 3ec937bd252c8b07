import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from './use-notify';

/**
 * For a form or question that is not left while it is being saved, because its answer has to be read.
 * @returns says so to whoever tries, until the answer is there
 */
export function useSavingNotice(isBeingSaved: boolean): () => void {
  const notify = useNotify();
  const close = useRef<() => void>(undefined);
  useEffect(() => {
    if (isBeingSaved) return () => close.current?.();
  }, [isBeingSaved]);
  return useCallback(() => {
    close.current = notify.beingSaved();
  }, [notify]);
}
