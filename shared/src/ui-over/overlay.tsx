import { useCloseRequest } from '@club/shared/close-request';
import { useNoticesWithin } from '@club/shared/notice-place';
import type { ComponentType, KeyboardEventHandler, MouseEventHandler, Ref } from 'react';
import { useOwnInput } from './use-own-input';

/** Props that an overlay sets itself: a caller's value would be lost. */
export interface Own {
  onClickCapture?: MouseEventHandler | undefined;
  onKeyDownCapture?: KeyboardEventHandler | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

interface Overlay extends Own {
  open?: boolean;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
}

/**
 * An overlay of MUI, which closes on Escape and on a click outside, and here also on the phone's close request, like on
 * Escape. The second click of the double click that opened it has no effect in it, nor does a key that is still held down.
 * A dialog takes in the snackbars.
 */
export function overlay<Props extends Overlay>(MuiOverlay: ComponentType<Props>) {
  return function SuiteOverlay(props: Omit<Props, keyof Own>) {
    const isOpen = props.open === true;
    useCloseRequest(isOpen, () => props.onClose?.({}, 'escapeKeyDown'));
    return <MuiOverlay {...(props as Props)} {...useOwnInput(isOpen)} ref={useNoticesWithin(isOpen)} />;
  };
}
