import { CloseIcon } from '@club/shared/icons';
import { IconButton } from '@club/shared/ui-core';
import { DialogTitle } from '@club/shared/ui-over';

interface DialogHeadProps {
  id: string;
  title: string;
  /** Called by an x button, shown only in a dialog without a cancel button. */
  onClose?: (() => void) | undefined;
}

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    <>
      <DialogTitle id={id} sx={onClose ? { pr: 8 } : undefined}>
        {title}
      </DialogTitle>
      {onClose && (
        <IconButton aria-label="Zatvori" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 10 }}>
          <CloseIcon />
        </IconButton>
      )}
    </>
  );
}
