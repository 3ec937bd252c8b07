import { type FieldValues, submission } from '@club/shared/form';
import { useState } from 'react';
import type { ContractForm } from '../form-values/contract-form';

interface Submission<Output> {
  /** The call that the form sends; an error that it throws is the refusal. */
  readonly send: (values: Output) => unknown;
  /** Receives the error of a refusal; called without one before each call, to reset. */
  readonly refused?: (error?: unknown) => void;
}

/**
 * The submission of a form that shows a refusal above its fields.
 * @returns `failure` is the part of a refusal that no field shows
 */
export function useSubmission<Input extends FieldValues, Output>(
  form: ContractForm<Input, Output>,
  { send, refused }: Submission<Output>,
) {
  const [failure, setFailure] = useState<string>();
  const submit = submission(form, {
    send,
    refused: (left, error) => {
      setFailure(left);
      refused?.(error);
    },
  });
  return { failure, submit };
}
