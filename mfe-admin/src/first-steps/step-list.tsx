import { OPENING_STEPS, type OpeningStep } from '@club/shared/contracts/club-opening';
import { NextIcon, SuccessIcon } from '@club/shared/icons';
import { Link } from '@club/shared/router';
import { SectionCard, styled, Typography, VisuallyHidden } from '@club/shared/ui-core';
import { STEPS } from './steps';

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });
const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '6px 20px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  'li:first-of-type > &': { borderTop: 0 },
  '&:hover, &[aria-current]': { background: theme.vars.palette.primary.light },
  '&:focus-visible': { outlineOffset: -3 },
}));

/** All steps in their order, with those that are done. */
export function StepList({ present, done }: { present: OpeningStep; done: readonly OpeningStep[] }) {
  return (
    <SectionCard title="Koraci" flush>
      <List>
        {OPENING_STEPS.map((step, index) => (
          <li key={step}>
            <Entry to={`?step=${step}`} aria-current={step === present ? 'step' : undefined}>
              <span style={{ flex: 1 }}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {index + 1}. {STEPS[step].title}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {STEPS[step].hint}
                </Typography>
              </span>
              {done.includes(step) ? (
                <>
                  <SuccessIcon color="success" aria-hidden />
                  <VisuallyHidden>gotovo</VisuallyHidden>
                </>
              ) : (
                <NextIcon aria-hidden />
              )}
            </Entry>
          </li>
        ))}
      </List>
    </SectionCard>
  );
}
