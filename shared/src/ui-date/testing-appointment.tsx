import { ZagrebDate } from '@club/shared/contracts/scalars';
import { submission, useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { fakeApi, onClubDay, renderRoutes } from '@club/shared/testing';
import { BusyButton } from '@club/shared/ui-core';
import { useUnsavedGuard } from '@club/shared/unsaved-guard';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDateField, FormTimeField } from '.';

const Appointment = z.object({
  day: ZagrebDate,
  at: z.string().check(z.regex(/^(\d\d:\d\d)?$/, 'Vrijeme nije potpuno.')),
  until: z.union([z.literal(''), ZagrebDate]),
});

interface FormProps extends z.infer<typeof Appointment> {
  send: (values: unknown) => void;
}

export function AppointmentForm({ send, ...values }: FormProps) {
  const form = useContractForm({ schema: Appointment, defaultValues: values });
  useUnsavedGuard(form.formState.isDirty);
  return (
    <form noValidate onSubmit={submission(form, { send, refused: () => undefined })}>
      <FormDateField control={form.control} name="day" label="Datum" required helperText="Zadnji dan igranja." />
      <FormTimeField control={form.control} name="at" label="Vrijeme" />
      <FormDateField control={form.control} name="until" label="Skriven od" />
      <button type="button" onClick={() => form.reset({ day: '2027-01-02', at: '08:00', until: '' })}>
        Drugo
      </button>
      <BusyButton type="submit" busy={false}>
        Spremi
      </BusyButton>
    </form>
  );
}

/** A form with a required date, an optional time and an optional date, for a test file. */
export function appointmentForm() {
  fakeApi(onClubDay({ today: '2031-03-05', now: '2031-03-05T09:00:00Z' }));
  const form = {
    sent: undefined as unknown,
    open(day = '', at = '', until = '') {
      const send = (values: unknown) => {
        form.sent = values;
      };
      return renderRoutes([{ path: '/', element: <AppointmentForm day={day} at={at} until={until} send={send} /> }], {
        at: '/',
      });
    },
    save: () => userEvent.click(screen.getByRole('button', { name: 'Spremi' })),
  };
  beforeEach(() => {
    form.sent = undefined;
  });
  return form;
}
