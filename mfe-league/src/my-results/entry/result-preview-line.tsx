import { DownIcon, InfoIcon, SuccessIcon, UpIcon, WarningIcon } from '@club/shared/icons';
import type { Tone } from '@club/shared/theme';
import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import type { ResultPreview } from './result-preview';

const LOOKS: Readonly<Record<ResultPreview['kind'], { tone: Tone; icon: ReactNode }>> = {
  empty: { tone: 'unknown', icon: <InfoIcon fontSize="small" aria-hidden /> },
  impossible: { tone: 'taken', icon: <WarningIcon fontSize="small" aria-hidden /> },
  win: { tone: 'free', icon: <SuccessIcon fontSize="small" aria-hidden /> },
  loss: { tone: 'own', icon: <InfoIcon fontSize="small" aria-hidden /> },
  open: { tone: 'maintenance', icon: <InfoIcon fontSize="small" aria-hidden /> },
};

const ARROWS = {
  UP: <UpIcon fontSize="small" aria-hidden />,
  DOWN: <DownIcon fontSize="small" aria-hidden />,
};

/** The effect of the entry; announced as a whole whenever it changes. */
export function ResultPreviewLine({ preview }: { preview: ResultPreview }) {
  const { tone, icon } = LOOKS[preview.kind];
  return (
    <Box
      role="status"
      aria-atomic
      sx={{
        display: 'flex',
        gap: 1.25,
        mt: 1.75,
        p: 1.75,
        minHeight: 52,
        borderRadius: '12px',
        bgcolor: `${tone}.soft`,
        '& svg': { mt: '2px', color: `${tone}.main` },
      }}
    >
      {preview.movement ? ARROWS[preview.movement] : icon}
      <span>
        <b>{preview.title}</b> {preview.text}
      </span>
    </Box>
  );
}
