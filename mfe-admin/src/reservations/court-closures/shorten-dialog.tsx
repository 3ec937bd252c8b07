import { ClosureNow, type ListedClosure } from '@club/shared/contracts/court-closures';
import { useConfirm } from '@club/shared/dialogs';
import { clockTime, plural, slotCount } from '@club/shared/domain';
import { useContractForm } from '@club/shared/form';
import type { ApiError } from '@club/shared/http';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenValues } from '../../forms/optimistic-lock/use-seen-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { ClosureRangeFields } from './closure-fields';
import { RangeForm, type TypedRange } from './closure-form';
import { rangeLines } from './closure-labels';
import { isClosureChanged, usePreviewShortening, useShortenClosure } from './use-closures';

interface ShortenDialogProps {
  closure: ListedClosure;
  onClose: () => void;
}

type ClosedRange = ClosureNow['current'];

const startOf = ({ from, to, courts, fromTime, toTime }: ClosedRange): TypedRange => ({
  from,
  to,
  courts,
  fromTime: fromTime ? clockTime(fromTime) : '',
  toTime: toTime ? clockTime(toTime) : '',
});

/** Ends a closure earlier, or releases a part of it; the freed slots are counted first. */
export function ShortenDialog({ closure, onClose }: ShortenDialogProps) {
  const { id, from, to, courts, fromTime, toTime } = closure;
  const opened: ClosedRange = { from, to, courts, fromTime, toTime };
  const form = useContractForm({ schema: RangeForm, defaultValues: startOf(opened), about: id });
  const preview = usePreviewShortening(id);
  const shortening = useShortenClosure(id);
  const confirm = useConfirm();
  const { values: seen = opened, learn } = useSeenValues({
    form,
    opened,
    savedIn: (problem) => ClosureNow.safeParse(problem).data?.current,
    startOf,
  });
  const { isDirty } = form.formState;
  const { failure, submit } = useSubmission(form, {
    send: async (typed) => {
      if (!isDirty) return onClose();
      const range = { ...typed, seen };
      let conflict: ApiError | undefined;
      const { freed } = await preview.mutateAsync(range);
      const verb = plural(freed, 'Oslobađa', 'Oslobađaju', 'Oslobađa');
      const done = await confirm({
        title: 'Želite li skratiti zatvaranje?',
        lines: [...rangeLines(range), `${verb} se: ${slotCount(freed)}`],
        confirm: 'Skrati zatvaranje',
        act: () => shortening.mutateAsync(range),
        // The form shows it: a question that is confirmed again would be refused again.
        goesOnAfter: (error) => {
          conflict = isClosureChanged(error) ? error : undefined;
          return conflict !== undefined;
        },
      });
      if (conflict) throw conflict;
      if (done) onClose();
    },
    refused: learn,
  });
  return (
    <FormDialog
      title="Skraćivanje zatvaranja"
      submit="Dalje"
      wide
      busy={preview.isPending || shortening.isPending}
      failure={failure}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClosureRangeFields control={form.control} />
    </FormDialog>
  );
}
