import type { Tone } from '@club/shared/theme';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  title?: string;
  /** A fact next to the title, in small letters. */
  note?: string;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
  /** Without inner padding, for a table of full width. */
  flush?: boolean;
  /** Background and border in a status colour. */
  tone?: Tone;
  children: ReactNode;
}

/** A white card with a thin border; with a title it is a section that a screen reader can jump to. */
export function SectionCard({ title, note, action, flush = false, tone, children }: SectionCardProps) {
  const id = useId();
  return (
    <Box
      component={title ? 'section' : 'div'}
      aria-labelledby={title ? id : undefined}
      sx={{
        minWidth: 0,
        overflow: 'hidden',
        border: 1,
        borderRadius: '14px',
        borderColor: tone ? `${tone}.line` : 'divider',
        bgcolor: tone ? `${tone}.soft` : 'background.paper',
      }}
    >
      {title && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'end',
            // On a phone the title keeps its line, and an action that does not fit next to it takes the next line.
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            columnGap: 2,
            // As high as with a button, so that the content of cards side by side begins on one line.
            minHeight: 53,
            px: 2.5,
            py: 0.5,
            borderBottom: flush ? 1 : 0,
            borderColor: 'divider',
            // The text of a frameless button ends where the content below does. Its focus ring is inside, because the card
            // would cut off a ring outside.
            '& > .MuiButton-text': { mr: '-18px' },
            '& .MuiButton-text:focus-visible': { outlineOffset: '-3px' },
            // As high as a button: on a line of its own the text of a link would touch the border.
            '& > .MuiLink-root': { my: '-1px' },
          }}
        >
          <Box
            sx={{
              flex: { xs: '1 1 auto', sm: 1 },
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              columnGap: 1.25,
              py: 1.25,
            }}
          >
            <Typography id={id} variant="h2">
              {title}
            </Typography>
            {note && (
              <Typography variant="body2" color="textSecondary">
                {note}
              </Typography>
            )}
          </Box>
          {action}
        </Box>
      )}
      <Box sx={flush ? undefined : { p: 2.5, pt: title ? 0.5 : 2.5 }}>{children}</Box>
    </Box>
  );
}
