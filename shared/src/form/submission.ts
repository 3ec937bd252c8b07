import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { refuseFields } from './refuse-fields';

interface Submission<Output> {
  /** The call that the form sends; an error that it throws is the refusal. */
  send(values: Output): unknown;
  /**
   * Receives the message of a refusal that concerns no field, otherwise undefined, and the error itself; called without
   * arguments before each call, to reset.
   */
  refused(left?: string, error?: unknown): void;
  /** The form is invalid and shows its messages under its fields. */
  invalid?(): void;
}

/**
 * The controls of forms that are being submitted. A button becomes busy only once the form has validated and rendered
 * again; a second tap can be quicker than that.
 */
const underWay = new WeakSet<object>();

/**
 * The submit handler of a form: makes the call, and shows a refusal under the fields that it concerns. While that runs,
 * another submit does nothing.
 */
export function submission<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { send, refused, invalid }: Submission<Output>,
) {
  const valid = (values: Output) => {
    refused();
    return send(values);
  };
  return async (event?: React.BaseSyntheticEvent): Promise<void> => {
    if (underWay.has(form.control)) {
      event?.preventDefault();
      return;
    }
    underWay.add(form.control);
    try {
      await form.handleSubmit(valid, invalid)(event);
    } catch (error) {
      // Called only here, when the form counts as submitted. Earlier, the field that loses the focus to the first refused
      // field would be validated again and found valid, which would remove its own message.
      refused(refuseFields(form, error), error);
    } finally {
      underWay.delete(form.control);
    }
  };
}
