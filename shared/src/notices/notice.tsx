import { CloseIcon, ErrorIcon, SuccessIcon } from '@club/shared/icons';
import { FORCED_COLOURS, LARGE_TEXT } from '@club/shared/theme';
import { Box, Button, IconButton } from '@club/shared/ui-core';
import { useEffect, useState } from 'react';
import { AnnouncedText } from './announced-text';
import type { NoticeAction } from './use-notify';

export interface NoticeContent {
  readonly id: number;
  readonly kind: 'success' | 'refusal';
  readonly text: string;
  /** Seconds until it closes; if missing, it stays until the user closes it. */
  readonly seconds?: number;
  readonly action?: NoticeAction;
}

/** One snackbar. Its timer pauses while the pointer or the focus is on it, so that nobody loses a half-read text. */
export function Notice({ notice, onClose }: { notice: NoticeContent; onClose: () => void }) {
  const { kind, text, seconds, action } = notice;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onClose at every render must not restart the clock
  useEffect(() => {
    if (seconds === undefined || isHeld) return;
    const timer = setTimeout(onClose, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, isHeld]);

  return (
    <Box
      // Not `pointerenter`: a snackbar that appears under a resting pointer, for example over a form's button, has not been
      // pointed at. For that the browser also reports a move, but over no distance.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setPointed(true);
      }}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 'min(560px, 100%)',
        overflowWrap: 'anywhere',
        // The text takes the phone's width; of two buttons the second wraps below it.
        [LARGE_TEXT]: { flexWrap: 'wrap', justifyContent: 'end', '& > svg': { display: 'none' } },
        pl: 2,
        py: 0.5,
        pr: 0.5,
        borderRadius: '12px',
        pointerEvents: 'auto',
        color: kind === 'success' ? 'background.paper' : '#fff',
        bgcolor: kind === 'success' ? 'text.primary' : 'alarm',
        boxShadow: '0 6px 24px rgb(0 0 0 / 0.25)',
        [FORCED_COLOURS]: { border: 1 },
        '& .Mui-focusVisible': { outlineColor: 'currentcolor' },
      }}
    >
      {kind === 'success' ? <SuccessIcon /> : <ErrorIcon />}
      <AnnouncedText kind={kind} text={text} />
      {action && (
        <Button
          color="inherit"
          onClick={() => {
            onClose();
            action.act();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton color="inherit" aria-label="Zatvori obavijest" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
