import { VisuallyHidden } from '@club/shared/ui-core';
import { useState } from 'react';

/** Announces to screen readers that the grid has changed; the first grid is not a change. */
export function RefreshNotice({ version }: { version: number }) {
  const [first] = useState(version);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* A new element each time, because the same text in the same element would not be announced again. */}
      {version !== first && <span key={version}>Raspored je osvježen.</span>}
    </VisuallyHidden>
  );
}
