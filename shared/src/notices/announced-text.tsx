import { Typography } from '@club/shared/ui-core';
import { Fragment, useEffect, useState } from 'react';

/** After this time a screen reader knows the new or moved region; until then nothing is announced. */
const KNOWN_MS = 150;
const REPEATED_MS = 300;

type Step = 'coming' | 'known' | 'repeated';

/**
 * The text of a snackbar, as a live region of its own: of a region that also contains buttons a screen reader may announce
 * only these. It ignores text that is inserted together with its region, so the same text is inserted once more when it
 * knows the region.
 */
export function AnnouncedText({ kind, text }: { kind: 'success' | 'refusal'; text: string }) {
  const [step, setStep] = useState<Step>('coming');
  useEffect(() => {
    const known = setTimeout(() => setStep('known'), KNOWN_MS);
    const repeated = setTimeout(() => setStep('repeated'), REPEATED_MS);
    return () => {
      clearTimeout(known);
      clearTimeout(repeated);
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
      {/* Only the text node is replaced; the element around it stays. */}
      <span>
        <Fragment key={step === 'repeated' ? 'again' : 'first'}>{text}</Fragment>
      </span>
    </Typography>
  );
}
