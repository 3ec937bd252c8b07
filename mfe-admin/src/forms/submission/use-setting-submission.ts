import type { FieldValues } from '@club/shared/form';
import { useEffect, useRef } from 'react';
import { fillUntouched } from '../form-field/fill-untouched';
import { type SeenSetting, useSeenSetting } from '../optimistic-lock/use-seen-setting';
import { useUnsaved } from '../unsaved-forms/unsaved-forms';
import { useSubmission } from './use-submission';

interface SettingForm<Input extends FieldValues, Saved extends object> extends SeenSetting<Input, Saved, Saved> {
  readonly opened: Saved;
  readonly save: (change: Saved & { readonly seen: Saved | undefined }) => Promise<unknown>;
}

/**
 * Saves a setting whose form stays open: with optimistic locking and an unsaved-changes guard.
 * @returns `failure` is the part of a refusal that no field shows
 */
export function useSettingSubmission<Input extends FieldValues, Saved extends object>(
  setting: SettingForm<Input, Saved>,
) {
  const { form, save } = setting;
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty, { isBeingSaved: isSubmitting });
  const { values: shown, learn, saw } = useSeenSetting(setting);
  const keepOwn = useNewlySaved(setting, saw);
  return useSubmission(form, {
    send: async (values) => {
      const sent = form.getValues();
      await save({ ...values, seen: shown });
      fillUntouched(form, sent, sent);
      saw(values);
      keepOwn();
    },
    refused: learn,
  });
}

/**
 * An untouched form shows what somebody else has saved meanwhile, also if its input was taken back since. A form with input
 * keeps all its fields: for it a conflict will show what was saved.
 * @returns for a form that was just saved: it keeps its values until others have loaded
 */
function useNewlySaved<Input extends FieldValues, Saved extends object>(
  { form, opened, startOf }: SettingForm<Input, Saved>,
  saw: (saved: Saved) => void,
): () => void {
  const { isDirty } = form.formState;
  const text = JSON.stringify(opened);
  const known = useRef(text);
  const loaded = useRef(text);
  useEffect(() => {
    loaded.current = text;
    if (known.current === text || isDirty) return;
    known.current = text;
    form.reset(startOf(opened));
    saw(opened);
  });
  return () => {
    known.current = loaded.current;
  };
}
