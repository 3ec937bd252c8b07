import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

/** A button that keeps its size and its focus while its work runs, and ignores a second click meanwhile. */
export function BusyButton({ busy, onClick, children, ...rest }: ButtonProps & { busy: boolean }) {
  return (
    // Not `disabled`: a disabled button loses the focus, and a screen reader its position.
    <Button
      {...rest}
      aria-busy={busy}
      aria-disabled={busy}
      // Keeps the focus in its field: a field that loses it could show a message, which would move the button away from
      // under the finger.
      onMouseDown={rest.type === 'submit' ? (event) => event.preventDefault() : undefined}
      onClick={busy ? (e) => e.preventDefault() : onClick}
    >
      {/* Invisible, not removed: the button keeps its width and its name. */}
      <span style={busy ? { opacity: 0 } : undefined}>{children}</span>
      {busy && <CircularProgress size={20} color="inherit" aria-hidden sx={{ position: 'absolute' }} />}
    </Button>
  );
}
