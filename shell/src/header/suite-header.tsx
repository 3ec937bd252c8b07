import { signIn } from '@club/shared/auth';
import { useClubDay } from '@club/shared/club-day';
import { LARGE_TEXT } from '@club/shared/theme';
import { Box, BusyButton, Typography } from '@club/shared/ui-core';
import { WIDE_HEADER } from '../layout/header-size';
import { DesktopMenu, isCrowded } from '../menu/desktop-menu';
import type { Viewer } from '../menu/menu-entries';
import { MobileMenu } from '../menu/mobile-menu';
import { useMenuItems } from '../menu/use-menu-items';
import { NoticeBell } from '../notices/notice-bell';
import { homeOf } from '../sign-in/home-of';
import { useReturnPath } from '../sign-in/landing-state';
import { useLeavePage } from '../sign-in/use-leave-page';
import { APP_VERSION } from '../version';
import { Brand } from './brand';
import { HeaderBar, Only } from './header-bar';
import { UserPopup } from './user-popup';

/** Year and version, in the visitor's menus (first specification, section 2). */
function Edition() {
  const year = useClubDay().data?.today.slice(0, 4);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontSize: '0.75rem', whiteSpace: 'nowrap', p: 1 }}>
      {year && `${year}. · `}
      <span lang="en">{APP_VERSION}</span>
    </Typography>
  );
}

/** @param makeRoom closes the menu that contains it, which would cover a question or a refusal */
function LoginEntry({ makeRoom }: { makeRoom?: () => void }) {
  const returnPath = useReturnPath();
  const { busy, go } = useLeavePage(() => signIn(returnPath), makeRoom);
  return (
    <BusyButton
      busy={busy}
      onClick={go}
      sx={{ color: 'primary.dark', bgcolor: 'primary.light', fontSize: '0.9375rem' }}
    >
      Prijava
    </BusyButton>
  );
}

/** The header for everybody except an administrator at work; its right end is empty until the user is known. */
export function SuiteHeader({ viewer }: { viewer: Viewer | undefined }) {
  const items = useMenuItems();
  const visitor = viewer?.kind === 'visitor';
  return (
    <HeaderBar>
      <Brand
        to={viewer?.kind === 'member' ? homeOf(viewer.identity) : '/login'}
        markAloneOn={isCrowded(items) ? WIDE_HEADER : LARGE_TEXT}
      />
      <Box sx={{ flex: 1 }} />
      {viewer && (
        <Only on="wide">
          <DesktopMenu items={items} />
          {visitor && <LoginEntry />}
          {visitor && <Edition />}
        </Only>
      )}
      {viewer?.kind === 'member' && <NoticeBell />}
      {viewer?.kind === 'member' && <UserPopup identity={viewer.identity} />}
      {viewer && (
        <Only on="mobile">
          <MobileMenu items={items}>
            {(close) =>
              visitor && (
                <>
                  <LoginEntry makeRoom={close} />
                  <Edition />
                </>
              )
            }
          </MobileMenu>
        </Only>
      )}
    </HeaderBar>
  );
}
