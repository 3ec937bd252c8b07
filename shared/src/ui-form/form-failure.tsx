import { Alert } from '@club/shared/ui-core';
import { useEffect, useRef } from 'react';

/**
 * The part of a refusal that no field shows, above the fields. It scrolls to itself: below long fields, as on a phone, the
 * button that was pressed has no room beside it, and would seem to do nothing.
 */
export function FormFailure({ children }: { children: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  if (!children) return null;
  return (
    <Alert ref={alert} severity="error">
      {children}
    </Alert>
  );
}
