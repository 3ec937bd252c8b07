import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

/** A button that keeps its size and its focus while its work runs, and takes no second click meanwhile. */
export function BusyButton({ busy, onClick, children, ...rest }: ButtonProps & { busy: boolean }) {
  return (
    // Not `disabled`: a disabled button loses the focus, and a screen reader its place.
    <Button
      {...rest}
      aria-busy={busy}
      aria-disabled={busy}
      // A field that lost the focus to this press might complain at once, and move the button from under the finger.
      onMouseDown={rest.type === 'submit' ? (event) => event.preventDefault() : undefined}
      onClick={busy ? (e) => e.preventDefault() : onClick}
    >
      {/* Unseen, not gone: the button keeps its width and its name. */}
      <span style={busy ? { opacity: 0 } : undefined}>{children}</span>
      {busy && <CircularProgress size={20} color="inherit" aria-hidden sx={{ position: 'absolute' }} />}
    </Button>
  );
}
