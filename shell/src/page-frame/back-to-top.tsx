import { UpIcon } from '@club/shared/icons';
import { PHONE } from '@club/shared/theme';
import { IconButton } from '@club/shared/ui-core';
import { useEffect, useState } from 'react';

/** The button appears after scrolling further than this many pixels (first specification, section 9). */
const THRESHOLD = 100;

export function BackToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!far) return null;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      aria-label="Natrag na vrh"
      onClick={() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
      sx={{
        displayPrint: 'none',
        position: 'fixed',
        zIndex: 1050,
        right: 16,
        bottom: 16,
        // On a phone the right edge is used by courts and actions, the left one by text.
        [PHONE]: { right: 'auto', left: 16 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'primary.light' },
      }}
    >
      <UpIcon />
    </IconButton>
  );
}
