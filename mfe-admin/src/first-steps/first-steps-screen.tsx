import { type ClubOpening, OPENING_STEPS, OpeningStep } from '@club/shared/contracts/club-opening';
import { useSearchParams } from '@club/shared/router';
import { BlockSkeleton, Box, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { OpenClubCard } from './open-club-card';
import { StepButtons } from './step-buttons';
import { StepList } from './step-list';
import { STEPS } from './steps';
import { useFirstSteps } from './use-first-steps';

/** Leads the first administrator of an empty club from its name to its opening; each step can be left and resumed. */
export default function FirstStepsScreen() {
  return (
    <>
      <PageHeading
        title="Prvi koraci"
        subtitle="Pripremite klub korak po korak. Napredak se pamti, a redoslijed je vaš."
      />
      <Loaded query={useFirstSteps()} what="prve korake" skeleton={<BlockSkeleton height={420} />}>
        {(opening) => <Steps opening={opening} />}
      </Loaded>
    </>
  );
}

function Steps({ opening }: { opening: ClubOpening }) {
  const [search, setSearch] = useSearchParams();
  const wanted = OpeningStep.safeParse(search.get('step'));
  const next = OPENING_STEPS.find((step) => !opening.done.includes(step));
  const step = wanted.success ? wanted.data : (next ?? 'LOOK');
  const go = (to: OpeningStep) => setSearch({ step: to });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '300px minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Stack spacing={3}>
        <StepList present={step} done={opening.done} />
        <OpenClubCard opening={opening} />
      </Stack>
      <Stack spacing={3} key={step}>
        {STEPS[step].content(opening)}
        <StepButtons step={step} isDone={opening.done.includes(step)} onGo={go} />
      </Stack>
    </Box>
  );
}
