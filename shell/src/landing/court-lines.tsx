import { styled } from '@club/shared/ui-core';

const Lines = styled('svg')({
  position: 'absolute',
  inset: '0 0 0 auto',
  width: 'min(620px, 78%)',
  height: '100%',
  opacity: 0.28,
});

/** A corner of a court, seen from the stands. */
export function CourtLines() {
  return (
    <Lines
      viewBox="0 0 600 360"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      aria-hidden
    >
      <path d="M190-60 60 310l390 96M450-40 330 390M400-40l260 64" />
    </Lines>
  );
}
