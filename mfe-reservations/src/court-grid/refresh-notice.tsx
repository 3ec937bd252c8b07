import { VisuallyHidden } from '@club/shared/ui-core';
import { useState } from 'react';

/** Tells those who cannot see it that the grid has changed under them; the first grid is no change. */
export function RefreshNotice({ version }: { version: number }) {
  const [first] = useState(version);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* A new element each time: the same words in the same element would not be spoken again. */}
      {version !== first && <span key={version}>Raspored je osvježen.</span>}
    </VisuallyHidden>
  );
}
