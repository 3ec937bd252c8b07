import { type DefaultValues, type FieldValues, useContractForm } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { fillUntouched } from '../../forms/form-values/fill-untouched';
import { useNewlySaved } from '../../forms/optimistic-lock/use-newly-saved';
import { useSeenSetting } from '../../forms/optimistic-lock/use-seen-setting';
import { useSubmission } from '../../forms/submission/use-submission';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';

interface Setting<Input extends FieldValues, Saved extends object> {
  /** The setting as it is saved. */
  readonly opened: Saved;
  readonly contract: z.ZodMiniType<Saved>;
  /** The contract with its values as typed. */
  readonly schema: z.ZodMiniType<Saved, Input>;
  /** The form's initial values for a saved setting. */
  readonly startOf: (saved: Saved) => Input;
  /** Asks about values whose consequence the form does not show; resolves to whether they are to be saved. */
  readonly confirmed?: (values: Saved, saved: Saved) => Promise<boolean>;
  /** The mutation that saves it. */
  readonly saving: {
    readonly isPending: boolean;
    readonly mutateAsync: (change: Saved & { readonly seen: Saved | undefined }) => Promise<unknown>;
  };
}

/**
 * A setting whose form stays open: with optimistic locking and an unsaved-changes guard. `SettingForm` renders it.
 * @returns `failure` is the part of a refusal that no field shows
 */
export function useSettingForm<Input extends FieldValues, Saved extends object>(setting: Setting<Input, Saved>) {
  const { opened, contract, schema, startOf, confirmed, saving } = setting;
  const form = useContractForm({ schema, defaultValues: startOf(opened) as DefaultValues<Input> });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty, { isBeingSaved: isSubmitting });
  const { values: shown, learn, saw } = useSeenSetting({ form, opened, contract, startOf });
  const keepOwn = useNewlySaved(form, setting, saw);
  const { failure, submit } = useSubmission(form, {
    send: async (values) => {
      const sent = form.getValues();
      if (confirmed && !(await confirmed(values, shown ?? opened))) return;
      await saving.mutateAsync({ ...values, seen: shown });
      fillUntouched(form, sent, sent);
      saw(values);
      keepOwn();
    },
    refused: learn,
  });
  return { form, failure, submit, isBeingSaved: saving.isPending };
}
