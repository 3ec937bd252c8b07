import { styled } from '@club/shared/ui-core';

// Behind the panel only: lines behind text would make it hard to read.
const Lines = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 0 auto',
  width: 'min(620px, 50%)',
  height: '100%',
  opacity: 0.28,
  // The picture is cropped at this side.
  maskImage: 'linear-gradient(to right, transparent, #000 120px)',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

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
      <path d="M230-60 100 310l390 96M480-40 360 390M430-40l260 64" />
    </Lines>
  );
}
