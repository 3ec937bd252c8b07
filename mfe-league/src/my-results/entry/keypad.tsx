import { BackspaceIcon } from '@club/shared/icons';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { useState } from 'react';

const Keys = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: 6,
  marginTop: 12,
  '& button': {
    minHeight: 52,
    font: 'inherit',
    fontSize: '1.25rem',
    fontWeight: 700,
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.track,
    border: 0,
    borderRadius: 10,
  },
  '& [data-erases]': { gridColumn: 'span 2' },
  '& button[aria-pressed="true"]': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
  },
  // On a device with a keyboard the digits are typed.
  [`${theme.breakpoints.up('sm')} and (pointer: fine)`]: { display: 'none' },
}));

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7];

interface KeypadProps {
  /** The field that the keypad fills: `3. set, Bošnjak K.` */
  label: string;
  value: number | null;
  /** Returns what a key has done, which is announced: the focus stays on the key. */
  onKey: (games: number) => string;
  onErase: () => string;
}

/** One tap per number. The fields open no keyboard of the phone, so its key for erasing is here, too. */
export function Keypad({ label, value, onKey, onErase }: KeypadProps) {
  const [done, setDone] = useState('');
  return (
    <Keys role="group" aria-label={`Gemovi: ${label}`}>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" aria-pressed={digit === value} onClick={() => setDone(onKey(digit))}>
          {digit}
        </button>
      ))}
      <button type="button" data-erases aria-label="Obriši" onClick={() => setDone(onErase())}>
        <BackspaceIcon aria-hidden sx={{ display: 'block', mx: 'auto' }} />
      </button>
      <VisuallyHidden role="status">{done}</VisuallyHidden>
    </Keys>
  );
}
