import { Box, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

interface UndoFrameProps {
  button: ReactNode;
  /** What the button undoes, or why it cannot. */
  note: ReactNode;
  /** Id of the note. */
  noteId?: string;
}

/** A button with a note: below it, on a tablet and a phone beside it. */
export function UndoFrame({ button, note, noteId }: UndoFrameProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', lg: 'column' },
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        alignItems: { xs: 'center', lg: 'end' },
        gap: '2px 12px',
        flex: { sm: 1, lg: 'none' },
        width: { lg: '14.5rem' },
      }}
    >
      {button}
      <Typography
        id={noteId}
        variant="body2"
        component="div"
        color="textSecondary"
        sx={{
          flex: { xs: '1 1 8rem', lg: 'none' },
          width: { lg: 1 },
          fontSize: '0.8125rem',
          textAlign: { lg: 'right' },
        }}
      >
        {note}
      </Typography>
    </Box>
  );
}
