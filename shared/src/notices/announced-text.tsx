import { Typography } from '@club/shared/ui-core';
import { Fragment, useEffect, useState } from 'react';

/** The text has come, or has moved into or out of a dialog, and the screen reader knows of it: so far nothing is said. */
const KNOWN_MS = 150;
const SAID_MS = 300;

type Step = 'coming' | 'known' | 'said';

/**
 * The text of a snackbar, as a live region of its own. A screen reader passes over a text that comes with its region, and
 * of a region with buttons it may say these alone: when it knows the region, the same text is put there once more.
 */
export function AnnouncedText({ kind, text }: { kind: 'success' | 'refusal'; text: string }) {
  const [step, setStep] = useState<Step>('coming');
  useEffect(() => {
    const known = setTimeout(() => setStep('known'), KNOWN_MS);
    const said = setTimeout(() => setStep('said'), SAID_MS);
    return () => {
      clearTimeout(known);
      clearTimeout(said);
    };
  }, []);
  const [role, live] = kind === 'success' ? (['status', 'polite'] as const) : (['alert', 'assertive'] as const);
  return (
    <Typography
      role={role}
      aria-live={step === 'coming' ? 'off' : live}
      aria-atomic={false}
      sx={{ flex: 1, py: 1, whiteSpace: 'pre-line' }}
    >
      {/* The text alone is another one then: whoever has found its element keeps it. */}
      <span>
        <Fragment key={step === 'said' ? 'again' : 'first'}>{text}</Fragment>
      </span>
    </Typography>
  );
}
