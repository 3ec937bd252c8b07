import { type Retention, RetentionInput } from '@club/shared/contracts/privacy';
import { momentInText } from '@club/shared/domain';
import { useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { BlockSkeleton, Box, BusyButton, Loaded, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { FormFailure } from '@club/shared/ui-form';
import { NumberField } from '../../forms/form-field/number-field';
import { typed } from '../../forms/form-field/typed-fields';
import { useSettingSubmission } from '../../forms/submission/use-setting-submission';
import { useRetention, useSaveRetention } from './use-retention';

const { actionLogMonths, noticeMonths } = RetentionInput.shape;
/** The contract with its numbers as typed. */
const RetentionForm = z.object({
  actionLogMonths: typed(actionLogMonths),
  noticeMonths: typed(noticeMonths),
});

const startOf = (terms: RetentionInput) => ({
  actionLogMonths: String(terms.actionLogMonths),
  noticeMonths: String(terms.noticeMonths),
});

/** How long data that are not needed for ever are kept; the public privacy page shows it. */
export function RetentionSection() {
  return (
    <SectionCard title="Rokovi čuvanja">
      <Loaded query={useRetention()} what="rokove čuvanja" skeleton={<BlockSkeleton height={150} />}>
        {(retention) => <RetentionFields retention={retention} />}
      </Loaded>
    </SectionCard>
  );
}

function RetentionFields({ retention }: { retention: Retention }) {
  const form = useContractForm({ schema: RetentionForm, defaultValues: startOf(retention) });
  const saving = useSaveRetention();
  const { failure, submit } = useSettingSubmission({
    form,
    opened: RetentionInput.parse(retention),
    contract: RetentionInput,
    startOf,
    save: saving.mutateAsync,
  });
  const { control } = form;
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={submit}>
      <Typography color="textSecondary">
        Što je starije, poslužitelj svaki dan sam briše. Računi, rezervacije i povijest lige ostaju.
      </Typography>
      <FormFailure>{failure}</FormFailure>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <NumberField control={control} name="actionLogMonths" label="Dnevnik, mjeseci" />
        <NumberField control={control} name="noticeMonths" label="Obavijesti i e-poruke, mjeseci" />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {lastRun(retention)}
      </Typography>
      <Box>
        <BusyButton type="submit" variant="contained" busy={saving.isPending}>
          Spremi rokove
        </BusyButton>
      </Box>
    </Stack>
  );
}

function lastRun({ thinnedAt, removedActions, removedNotices }: Retention): string {
  if (!thinnedAt) return 'Još ništa nije brisano.';
  return `Zadnje brisanje: ${momentInText(thinnedAt)}, dnevnik ${removedActions}, obavijesti ${removedNotices}.`;
}
