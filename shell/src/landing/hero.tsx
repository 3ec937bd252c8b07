import { signIn, useAuth } from '@club/shared/auth';
import { useClubProfile } from '@club/shared/club-profile';
import { slotLengths } from '@club/shared/domain';
import { PHONE } from '@club/shared/theme';
import { BusyButton, ButtonLink, styled, Typography } from '@club/shared/ui-core';
import { homeOf } from '../sign-in/home-of';
import { useReturnPath } from '../sign-in/landing-state';
import { useLeavePage } from '../sign-in/use-leave-page';
import { CourtLines } from './court-lines';
import { FreeSlotsPanel } from './free-slots-panel';
import { useIsBookable } from './use-is-bookable';

// The background is the same in both colour schemes; white on it has a contrast of at least 4.5 : 1 everywhere.
const Surface = styled('section')(({ theme: { breakpoints, vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  marginBottom: 22,
  padding: 'clamp(28px, 4.2vw, 56px) clamp(24px, 4.2vw, 56px)',
  borderRadius: 20,
  color: '#fff',
  background: `linear-gradient(160deg, ${vars.palette.ground.from}, ${vars.palette.ground.to})`,
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 430px)',
    alignItems: 'center',
    gap: 40,
  },
  [PHONE]: { paddingInline: 14 },
}));
const Text = styled('div')(({ theme: { breakpoints } }) => ({
  position: 'relative',
  maxWidth: 530,
  [breakpoints.down('md')]: { marginBottom: 24 },
  [PHONE]: { maxWidth: 'none', paddingInline: 10, '& > a, & > button': { width: '100%' } },
}));

// `&&` is more specific than the theme's heading size on a phone. The longest word always fits the width.
const title = {
  '&&': { fontSize: 'clamp(min(1.875rem, 12.5vw), 3.2vw, 2.75rem)' },
  '&:focus': { outline: 'none' },
};
const inverse = {
  color: 'ground.to',
  bgcolor: '#fff',
  fontSize: '1.0625rem',
  minHeight: 52,
  px: 3.25,
  '&:hover': { bgcolor: 'ground.soft' },
  // A focus ring in the club's colour would be invisible on this background.
  '&.Mui-focusVisible': { outlineColor: '#fff' },
};

/** What the club is, and the links into the suite. */
export function Hero() {
  const { motto, slotPlan, texts } = useClubProfile();
  const isBookable = useIsBookable();
  const returnPath = useReturnPath();
  const identity = useAuth((state) => state.identity);
  const { busy, go } = useLeavePage(() => signIn(returnPath));
  return (
    <Surface>
      <CourtLines />
      <Text>
        <Typography variant="h1" tabIndex={-1} sx={title}>
          {motto}
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', my: 2 }}>
          {texts.courts}, termini od {slotLengths(slotPlan)}.{' '}
          {isBookable &&
            `${identity ? 'Odaberite' : 'Prijavite se i odaberite'} svoj termin za danas ili sljedeća tri dana.`}
        </Typography>
        {identity ? (
          <ButtonLink to={homeOf(identity)} sx={inverse}>
            {homeOf(identity) === '/admin' ? 'Administracija' : 'Rezervacija terena'}
          </ButtonLink>
        ) : (
          <BusyButton busy={busy} onClick={go} sx={inverse}>
            Prijava
          </BusyButton>
        )}
      </Text>
      <FreeSlotsPanel />
    </Surface>
  );
}
