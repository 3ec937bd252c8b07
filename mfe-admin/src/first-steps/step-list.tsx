import { OPENING_STEPS, type OpeningStep } from '@club/shared/contracts/club-opening';
import { SuccessIcon } from '@club/shared/icons';
import { Box, SectionCard, VisuallyHidden } from '@club/shared/ui-core';
import { CardLink } from '../layout/card-link';
import { STEPS } from './steps';

/** All steps in their order, with those that are done. */
export function StepList({ present, done }: { present: OpeningStep; done: readonly OpeningStep[] }) {
  return (
    <SectionCard title="Koraci" flush>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {OPENING_STEPS.map((step, index) => (
          <li key={step}>
            <CardLink
              to={`?step=${step}`}
              aria-current={step === present ? 'step' : undefined}
              label={`${index + 1}. ${STEPS[step].title}`}
              hint={STEPS[step].hint}
              end={done.includes(step) && <Done />}
            />
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}

const Done = () => (
  <Box component="span" sx={{ display: 'flex' }}>
    <SuccessIcon color="success" aria-hidden />
    <VisuallyHidden>gotovo</VisuallyHidden>
  </Box>
);
