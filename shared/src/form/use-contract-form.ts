import { useKeptInput } from '@club/shared/kept-input';
import type * as z from '@club/shared/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';

interface ContractForm<Input extends FieldValues, Output> {
  /** The schema of the call that the form sends: one rule for client and server. */
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Id of the record that the form is about, unless the default values contain it. */
  about?: number | string | undefined;
}

/**
 * A form over a contract. A field is validated once it was touched; an invalid submit touches all and focuses the
 * first. When the session ends while the form is open, the input is restored after signing in.
 */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  about,
}: ContractForm<Input, Output>): UseFormReturn<Input, unknown, Output> {
  const form = useForm({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  const { isDirty } = form.formState;
  useKeptInput({
    initial: defaultValues,
    about,
    read: () => (isDirty ? form.getValues() : undefined),
    fill: (typed) => form.reset({ ...form.getValues(), ...typed } as Input, { keepDefaultValues: true }),
    empty: () => form.reset(),
  });
  return form;
}
