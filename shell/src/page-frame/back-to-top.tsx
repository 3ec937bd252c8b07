import { UpIcon } from '@club/shared/icons';
import { LOW_SCREEN, PHONE } from '@club/shared/theme';
import { IconButton } from '@club/shared/ui-core';
import { useEffect, useState } from 'react';

/** The button appears after scrolling further than this many pixels (first specification, section 9). */
const THRESHOLD = 100;

/** What is typed into or chosen from, whose label the button might cover. */
const FIELD = 'input, textarea, select, [role="spinbutton"], [role="combobox"], [contenteditable="true"]';

/** Whether one of the page's fields has the focus. */
function useFieldFocus(): boolean {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const look = ({ type, target }: FocusEvent) =>
      setFocused(type === 'focusin' && target instanceof Element && target.matches(FIELD));
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isFocused;
}

export function BackToTop() {
  const [far, setFar] = useState(false);
  const isInField = useFieldFocus();
  useEffect(() => {
    const look = () => setFar(window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!far || isInField) return null;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      aria-label="Natrag na vrh"
      onClick={() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
      sx={{
        displayPrint: 'none',
        [LOW_SCREEN]: { display: 'none' },
        position: 'fixed',
        zIndex: 1050,
        right: 16,
        bottom: 16,
        // On a phone the right edge belongs to courts and actions, the left one to text.
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
