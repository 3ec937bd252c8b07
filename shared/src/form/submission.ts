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
 * The controls of forms that are being sent. A button is busy only once the form has checked its values and is drawn
 * anew; the second tap of a finger is quicker than that.
 */
const underWay = new WeakSet<object>();

/**
 * What a form does when it is sent: the call, and a refusal put under the fields that it speaks of. Sent again before the
 * end of that, it does nothing.
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
      // Called out here because the form counts as submitted now. Earlier, the field that loses its focus to the first
      // message would be validated again, found valid, and its own message removed.
      refused(refuseFields(form, error), error);
    } finally {
      underWay.delete(form.control);
    }
  };
}
