import { useConfirm } from '@club/shared/dialogs';
import { useSavingNotice } from '@club/shared/notices';
import { Alert, BusyButton, Button, Stack } from '@club/shared/ui-core';
import { FormFailure } from '@club/shared/ui-form';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@club/shared/ui-over';
import { UNSAVED_LOSS } from '@club/shared/unsaved-guard';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { GuardedForm } from '../unsaved-forms/unsaved-forms';

interface FormDialogProps {
  title: string;
  /** Fields, one below another. */
  children: ReactNode;
  /** Text of the submit button, default 'Spremi'. */
  submit?: string;
  /** `danger`: the form refuses or removes something, and its submit button is red, as in such a question. */
  tone?: 'danger';
  /** Text of the button that leaves, default 'Odustani'. */
  cancel?: string;
  /** The form is being saved: until the response arrives, Back does not leave the screen. */
  busy?: boolean;
  /** The data that the form changes have loaded; until then it cannot be submitted. */
  ready?: boolean;
  /** Why the form can no longer be submitted: what it is about has gone. What was typed stays. */
  gone?: string | undefined;
  /** There is input that would be lost: leaving the screen asks first. */
  dirty?: boolean;
  /** Why the last attempt failed, if no field shows it. */
  failure?: string | undefined;
  wide?: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** Goes a step back instead of closing, with the input kept. */
  onEscape?: () => void;
}

/** The fields scroll, the buttons stay visible. */
const SCROLLING_CONTENT = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const DISCARDING = {
  title: 'Želite li zatvoriti bez spremanja?',
  lines: [UNSAVED_LOSS],
  confirm: 'Zatvori bez spremanja',
  cancel: 'Nastavi unos',
  tone: 'danger',
} as const;

/** A form in a dialog. A click outside does nothing, and Escape asks first, because they would discard the input. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, submit = 'Spremi', cancel = 'Odustani', busy = false, dirty = false } = props;
  const { failure, gone, ready = true, wide = false, tone, onSubmit, onClose, onEscape } = props;
  const id = useId();
  const confirm = useConfirm();
  const showBeingSaved = useSavingNotice(busy);
  const close = async (_event: unknown, reason: string) => {
    if (reason === 'backdropClick') return;
    if (busy) return showBeingSaved();
    if (onEscape) return onEscape();
    if (!dirty || (await confirm(DISCARDING))) onClose();
  };
  return (
    <GuardedForm isDirty={dirty} isBeingSaved={busy}>
      <Dialog open onClose={close} fullWidth maxWidth={wide ? 'sm' : 'xs'} aria-labelledby={id}>
        <form onSubmit={onSubmit} noValidate style={SCROLLING_CONTENT}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              {gone ? <Alert severity="warning">{gone}</Alert> : <FormFailure>{failure}</FormFailure>}
              {children}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              {cancel}
            </Button>
            <BusyButton
              type="submit"
              variant="contained"
              color={tone === 'danger' ? 'error' : 'primary'}
              busy={busy}
              disabled={!ready || gone !== undefined}
            >
              {submit}
            </BusyButton>
          </DialogActions>
        </form>
      </Dialog>
    </GuardedForm>
  );
}
