import { useNavigation } from '@club/shared/router';
import { DRAWN, keyframes, styled, useLoadingAnnouncement } from '@club/shared/ui-core';

const TEXT = 'Učitavanje stranice';

const appear = keyframes({ from: { opacity: 0 } });
const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

// Delayed, so that it does not appear when the next page loads at once.
const Track = styled('div')({
  position: 'absolute',
  inset: 'auto 0 -2px',
  height: 2,
  overflow: 'hidden',
  animation: `${appear} 100ms 200ms backwards`,
});
const Mark = styled('div')(({ theme }) => ({
  width: '30%',
  height: '100%',
  background: theme.vars.palette.primary.main,
  ...DRAWN,
  animation: `${travel} 1.1s linear infinite`,
}));

/** Shows that the next page is loading while the current one is still displayed. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <Progress />;
}

function Progress() {
  useLoadingAnnouncement(TEXT);
  return (
    <Track role="progressbar" aria-label={TEXT}>
      <Mark />
    </Track>
  );
}
