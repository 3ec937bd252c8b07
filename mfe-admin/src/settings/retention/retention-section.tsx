import { type Retention, RetentionInput } from '@club/shared/contracts/privacy';
import { momentInText } from '@club/shared/domain';
import * as z from '@club/shared/schema';
import { BlockSkeleton, Box, Loaded, SectionCard, Typography } from '@club/shared/ui-core';
import { NumberField } from '../../forms/form-field/number-field';
import { typed } from '../../forms/form-field/typed-fields';
import { SettingForm } from '../setting-form/setting-form';
import { useSettingForm } from '../setting-form/use-setting-form';
import { useConfirmShorter } from './use-confirm-shorter';
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
  const setting = useSettingForm({
    opened: RetentionInput.parse(retention),
    contract: RetentionInput,
    schema: RetentionForm,
    startOf,
    confirmed: useConfirmShorter(),
    saving: useSaveRetention(),
  });
  const { control } = setting.form;
  return (
    <SettingForm
      setting={setting}
      explanation="Što je starije, poslužitelj svaki dan sam briše. Računi, rezervacije i povijest lige ostaju."
      submit="Spremi rokove"
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <NumberField control={control} name="actionLogMonths" label="Dnevnik, mjeseci" />
        <NumberField control={control} name="noticeMonths" label="Obavijesti i e-poruke, mjeseci" />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {lastRun(retention)}
      </Typography>
    </SettingForm>
  );
}

function lastRun({ thinnedAt, removedActions, removedNotices }: Retention): string {
  if (!thinnedAt) return 'Još ništa nije brisano.';
  return `Zadnje brisanje: ${momentInText(thinnedAt)}, dnevnik ${removedActions}, obavijesti ${removedNotices}.`;
}
