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
      type={rest.type}
      onClick={busy ? (e) => e.preventDefault() : onClick}
    >
      {children}
      {busy && <CircularProgress size={18} color="inherit" aria-hidden sx={{ position: 'absolute', right: 4 }} />}
    </Button>
  );
}
