import type { ListedClosure } from '@club/shared/contracts/court-closures';
import { useConfirm } from '@club/shared/dialogs';
import { clockTime, plural, slotCount } from '@club/shared/domain';
import { useContractForm } from '@club/shared/form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSubmission } from '../../forms/submission/use-submission';
import { ClosureRangeFields } from './closure-fields';
import { RangeForm } from './closure-form';
import { rangeLines } from './closure-labels';
import { usePreviewShortening, useShortenClosure } from './use-closures';

interface ShortenDialogProps {
  closure: ListedClosure;
  onClose: () => void;
}

/** Ends a closure earlier, or releases a part of it; the freed slots are counted first. */
export function ShortenDialog({ closure, onClose }: ShortenDialogProps) {
  const { id, from, to, courts, fromTime, toTime } = closure;
  const hours = { fromTime: fromTime ? clockTime(fromTime) : '', toTime: toTime ? clockTime(toTime) : '' };
  const form = useContractForm({ schema: RangeForm, defaultValues: { from, to, courts, ...hours }, about: id });
  const preview = usePreviewShortening(id);
  const shortening = useShortenClosure(id);
  const confirm = useConfirm();
  const { failure, submit } = useSubmission(form, {
    send: async (range) => {
      const { freed } = await preview.mutateAsync(range);
      const verb = plural(freed, 'Oslobađa', 'Oslobađaju', 'Oslobađa');
      const done = await confirm({
        title: 'Želite li skratiti zatvaranje?',
        lines: [...rangeLines(range), `${verb} se: ${slotCount(freed)}`],
        confirm: 'Skrati zatvaranje',
        act: () => shortening.mutateAsync(range),
      });
      if (done) onClose();
    },
  });
  return (
    <FormDialog
      title="Skraćivanje zatvaranja"
      submit="Dalje"
      wide
      busy={preview.isPending || shortening.isPending}
      failure={failure}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClosureRangeFields control={form.control} />
    </FormDialog>
  );
}
