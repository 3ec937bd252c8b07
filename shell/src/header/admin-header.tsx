import { signOut } from '@club/shared/auth';
import { ArrowBackIcon, LogoutIcon } from '@club/shared/icons';
import { useLocation } from '@club/shared/router';
import { PHONE } from '@club/shared/theme';
import { Box, BusyButton, ButtonLink, Typography } from '@club/shared/ui-core';
import { NoticeBell } from '../notices/notice-bell';
import { useLeavePage } from '../sign-in/use-leave-page';
import { AdminMenu } from './admin-menu';
import { Brand } from './brand';
import { HeaderBar } from './header-bar';

/** A phone has room for the icons only. */
const iconOnly = {
  [PHONE]: { minWidth: 44, flexShrink: 0, px: 0, '& .MuiButton-startIcon': { m: 0 }, '& .label': { display: 'none' } },
};

/** The header of an administrator at work: back, sign out, and the menu of all sections. */
export function AdminHeader() {
  const { pathname, state } = useLocation();
  const { busy, go } = useLeavePage(signOut);
  // A page that was opened from a list links back to the list with its filter and page.
  const back: string = state?.from ?? '/admin';
  return (
    <HeaderBar>
      <Brand to="/admin" markAloneOn={PHONE} />
      <Typography
        lang="en"
        color="textSecondary"
        sx={{
          whiteSpace: 'nowrap',
          [PHONE]: { fontSize: '0.75rem', lineHeight: 1.2, whiteSpace: 'normal' },
          // With text twice as large on the smallest phone: the buttons beside it do not shrink.
          '@media (max-width:11em)': { fontSize: '3.8vw' },
        }}
      >
        logged in as ADMIN
      </Typography>
      <Box sx={{ flex: 1 }} />
      {pathname !== '/admin' && (
        <ButtonLink to={back} aria-label="Natrag" startIcon={<ArrowBackIcon />} sx={iconOnly}>
          <span className="label">Natrag</span>
        </ButtonLink>
      )}
      <NoticeBell />
      <BusyButton aria-label="Odjava" startIcon={<LogoutIcon />} busy={busy} onClick={go} sx={iconOnly}>
        <span className="label">Odjava</span>
      </BusyButton>
      <AdminMenu />
    </HeaderBar>
  );
}
