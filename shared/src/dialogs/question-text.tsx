import { LARGE_TEXT } from '@club/shared/theme';
import { Box, styled, Typography, VisuallyHidden } from '@club/shared/ui-core';
import { DialogContentText } from '@club/shared/ui-over';
import type { Asked, Fact } from './question';

/** Label at the left, value at the right. */
const Facts = styled('dl')(({ theme }) => ({
  // The labels' colons, for screen readers only, scroll with it.
  position: 'relative',
  display: 'grid',
  gap: 8,
  margin: '12px 0 0',
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // Below the title its padding is enough.
  '&:first-child': { marginTop: 0 },
  // Sentences about it are not one more of its rows.
  '& + p': { marginTop: 12 },
  // With large text a value moves below its label.
  '& > div': { display: 'flex', columnGap: 16, [LARGE_TEXT]: { flexWrap: 'wrap' } },
  dt: { color: theme.vars.palette.text.secondary },
  dd: { margin: '0 0 0 auto', textAlign: 'right' },
}));

function FactRow({ label, value, strong }: Fact) {
  return (
    <div>
      <dt>
        {label}
        <VisuallyHidden>: </VisuallyHidden>
      </dt>
      <Box component="dd" sx={{ fontWeight: strong ? 600 : undefined }}>
        {value}
      </Box>
    </div>
  );
}

/** The text of a question between its title and its controls. */
export function QuestionText({ subject, why, facts = [], lines = [] }: Asked['question']) {
  return (
    <>
      {subject && (
        <Typography component="p" sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3, mb: 0.5 }}>
          {subject}
        </Typography>
      )}
      {why && <DialogContentText>{why}</DialogContentText>}
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <FactRow key={fact.label} {...fact} />
          ))}
        </Facts>
      )}
      {lines.map((line) => (
        <DialogContentText key={line}>{line}</DialogContentText>
      ))}
    </>
  );
}
