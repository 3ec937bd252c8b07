import { PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { BANNER_HEIGHT } from '../layout/banner-height';

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: BANNER_HEIGHT.wide,
  padding: '3px 14px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  color: '#fff',
  background: theme.vars.palette.alarm,
  [PHONE]: { minHeight: BANNER_HEIGHT.phone, fontSize: '0.78rem', lineHeight: 1.25 },
}));

/** Reminds a player of the league's fee. */
export function LeagueFeeBanner() {
  return (
    <Strip role="status">
      Niste podmirili članarinu za ligu. Molimo vas da izvršite uplatu kako biste nastavili sudjelovati u ligi.
    </Strip>
  );
}
