import { useCloseRequest } from '@club/shared/close-request';
import type { ComponentType } from 'react';

interface Overlay {
  open?: boolean;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
}

/** MUI's overlays close on Escape and on a click outside; this one also when the phone asks for it, as on Escape. */
export function closedOnRequest<Props extends Overlay>(MuiOverlay: ComponentType<Props>) {
  return function ClosedOnRequest(props: Props) {
    useCloseRequest(props.open === true, () => props.onClose?.({}, 'escapeKeyDown'));
    return <MuiOverlay {...props} />;
  };
}
