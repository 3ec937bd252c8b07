import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { refuseFields } from './refuse-fields';

interface Submission<Output> {
  /** The call that the form ends in; what it throws is the refusal. */
  send(values: Output): unknown;
  /**
   * Told what no field says (the message of a refusal that names no field, else undefined) and the error itself; before
   * each call it is told nothing, for nothing is refused yet.
   */
  refused(left?: string, error?: unknown): void;
  /** The form found something wrong by itself, and says so under its fields. */
  invalid?(): void;
}

/** What a form does when it is sent: the call, and a refusal put under the fields that it speaks of. */
export function submission<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { send, refused, invalid }: Submission<Output>,
) {
  const valid = (values: Output) => {
    refused();
    return send(values);
  };
  return async (event?: React.BaseSyntheticEvent): Promise<void> => {
    try {
      await form.handleSubmit(valid, invalid)(event);
    } catch (error) {
      // Out here the form counts as submitted. Before, the field that loses its focus to the first complaint would be
      // looked at once more, found in order, and its own complaint forgotten.
      refused(refuseFields(form, error), error);
    }
  };
}
