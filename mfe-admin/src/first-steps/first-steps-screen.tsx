import { useAddress } from '@club/shared/address';
import { type ClubOpening, OPENING_STEPS, OpeningStep } from '@club/shared/contracts/club-opening';
import { type Location, useLocation } from '@club/shared/router';
import { BlockSkeleton, Box, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { leavesScreen } from '@club/shared/unsaved-guard';
import { useEffect, useRef, useState } from 'react';
import { UnsavedForms } from '../forms/unsaved-forms/unsaved-forms';
import { OpenClubCard } from './open-club-card';
import { StepButtons } from './step-buttons';
import { StepList } from './step-list';
import { STEPS } from './steps';
import { useFirstSteps } from './use-first-steps';

const stepIn = ({ search }: Location) => new URLSearchParams(search).get('step');
/** Leaving a step loses the input of its forms. */
const leavesStep: typeof leavesScreen = (now, next) => leavesScreen(now, next) || stepIn(now) !== stepIn(next);

/** Leads the first administrator of an empty club from its name to its opening; each step can be left and resumed. */
export default function FirstStepsScreen() {
  return (
    <UnsavedForms loses={leavesStep}>
      <PageHeading
        title="Prvi koraci"
        subtitle="Pripremite klub korak po korak. Napredak se pamti, a redoslijed je vaš."
      />
      <Loaded query={useFirstSteps()} what="prve korake" skeleton={<BlockSkeleton height={420} />}>
        {(opening) => <Steps opening={opening} />}
      </Loaded>
    </UnsavedForms>
  );
}

function Steps({ opening }: { opening: ClubOpening }) {
  const { read, push } = useAddress();
  const wanted = OpeningStep.safeParse(read('step'));
  // Fixed, so that input does not vanish when the step is finished, here or by somebody else.
  const [firstLeft] = useState(() => OPENING_STEPS.find((step) => !opening.done.includes(step)) ?? 'LOOK');
  const step = wanted.success ? wanted.data : firstLeft;
  const go = (to: OpeningStep) => push({ step: to });
  const content = useShownStep();
  return (
    // In print only the content: the invitations are cut and handed out.
    <Box sx={{ display: 'grid', displayPrint: 'block', gap: 3, alignItems: 'start', ...AREAS }}>
      <Box sx={{ displayPrint: 'none' }}>
        <StepList present={step} done={opening.done} />
      </Box>
      <Stack ref={content} spacing={3} key={step} sx={{ gridArea: 'content' }}>
        {STEPS[step].content(opening)}
        <StepButtons step={step} isDone={opening.done.includes(step)} onGo={go} />
      </Stack>
      <Box sx={{ gridArea: 'opening', displayPrint: 'none' }}>
        <OpenClubCard opening={opening} />
      </Box>
    </Box>
  );
}

/** On a phone the opening comes after the content of the step, because it comes after all steps. */
const AREAS = {
  gridTemplateAreas: { xs: '"." "content" "opening"', md: '". content" "opening content"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
};

/** Scrolls to the content of a step that is opened, also once more, out of sight: on a phone, below the list of the steps. */
function useShownStep() {
  const content = useRef<HTMLDivElement>(null);
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // The link that skips the menu leads to another place of the page.
    if (hash) return;
    const top = content.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) content.current?.scrollIntoView();
  }, [key, hash]);
  return content;
}
