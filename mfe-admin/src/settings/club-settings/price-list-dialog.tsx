import { useClubDay } from '@club/shared/club-day';
import { type PriceListInput, SavedPriceList, type Settings } from '@club/shared/contracts/settings';
import { useConfirm } from '@club/shared/dialogs';
import { shortDate } from '@club/shared/domain';
import { useContractForm } from '@club/shared/form';
import { errorMessage } from '@club/shared/http';
import { Box } from '@club/shared/ui-core';
import { FormDateField, FormTimeField } from '@club/shared/ui-date';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { NumberField } from '../../forms/form-field/number-field';
import { isSettingChanged, useSeenSetting } from '../../forms/optimistic-lock/use-seen-setting';
import { useSubmission } from '../../forms/submission/use-submission';
import { PackageFields } from './package-fields';
import { earlierPriceLines, priceChangeLines } from './price-change-lines';
import { PriceListForm, startOf } from './price-list-form';
import { useSavePriceList } from './use-settings';

type PriceList = Settings['priceLists'][number];

interface PriceListDialogProps {
  /** The list to edit; undefined to create a new one. */
  list: PriceList | undefined;
  /** All lists, newest first. */
  lists: readonly PriceList[];
  onClose: () => void;
}

export function PriceListDialog({ list, lists, onClose }: PriceListDialogProps) {
  const form = useContractForm({
    schema: PriceListForm,
    // A new list starts with the newest prices.
    defaultValues: startOf(list ?? lists[0], list?.validFrom ?? ''),
  });
  const saving = useSavePriceList();
  const { control } = form;
  const day = useClubDay();
  const today = day.data?.today;
  const confirm = useConfirm();
  const opened = list && SavedPriceList.parse(list);
  const { values, learn } = useSeenSetting({
    form,
    opened,
    contract: SavedPriceList,
    startOf: (saved) => startOf(saved),
  });
  /** What is asked before today's prices change. */
  const questionFor = (input: PriceListInput) => {
    if (input.validFrom === today) {
      const inForce = lists.find((each) => each.inForce);
      return { title: 'Cjenik vrijedi odmah. Želite li ga spremiti?', lines: priceChangeLines(inForce, input) };
    }
    if (!values || values.validFrom !== today || input.validFrom < today) return undefined;
    const begins = `Cjenik će vrijediti tek od ${shortDate(input.validFrom)}`;
    return {
      title: 'Današnje se cijene mijenjaju odmah. Želite li spremiti cjenik?',
      lines: [begins, ...earlierPriceLines({ lists, replaced: values, movedTo: input.validFrom })],
    };
  };
  const { failure, submit } = useSubmission(form, {
    send: async (input) => {
      const save = () => saving.mutateAsync({ id: list?.id, input: { ...input, seen: values } });
      const question = questionFor(input);
      if (!question) return save().then(onClose);
      let conflict: unknown;
      // Remembered here, because the question may be closed before the answer comes.
      const act = () =>
        save().catch((error: unknown) => {
          if (isSettingChanged(error)) conflict = error;
          throw error;
        });
      const agreed = await confirm({
        ...question,
        confirm: 'Spremi cjenik',
        act,
        // The form shows it, with the values saved now.
        goesOnAfter: isSettingChanged,
      });
      if (conflict) throw conflict;
      if (agreed) onClose();
    },
    refused: learn,
  });
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title={list ? 'Promjena cjenika' : 'Novi cjenik'}
      wide
      busy={saving.isPending}
      // Whether the prices change at once is asked only if today is known.
      ready={today !== undefined}
      failure={failure ?? (day.error && !day.data ? errorMessage(day.error) : undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormDateField
        control={control}
        name="validFrom"
        label="Vrijedi od"
        helperText="Već napravljene rezervacije zadržavaju svoju cijenu."
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <NumberField control={control} name="dayPrice" label="Dnevni termin €" decimal />
        <NumberField control={control} name="nightPrice" label="Noćni termin €" decimal />
        <FormTimeField control={control} name="nightFrom" label="Noćni od" />
      </Box>
      <PackageFields control={control} />
    </FormDialog>
  );
}
