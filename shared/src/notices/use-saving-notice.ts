import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from './use-notify';

/**
 * For a form or question that cannot be left while it is being saved, because the user has to see the result.
 * @returns call it when the user tries to leave: it shows a message until saving has ended
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
