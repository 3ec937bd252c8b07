import { signOut } from '@club/shared/auth';
import { ArrowBackIcon, LogoutIcon } from '@club/shared/icons';
import { useLocation } from '@club/shared/router';
import { Box, Button, ButtonLink, Typography } from '@club/shared/ui-core';
import { Brand } from './brand';
import { HeaderBar } from './header-bar';

const PHONE = '@media (max-width: 600px)';
/** On a phone the words say enough, the icons would push them off the line. */
const wordsOnly = { [PHONE]: { minWidth: 0, px: 1, '& .MuiButton-startIcon': { display: 'none' } } };

/** The header of an administrator at work: the way back to the start of the administration, and the way out. */
export function AdminHeader() {
  const { pathname } = useLocation();
  return (
    <HeaderBar>
      <Brand to="/admin" markAloneOn={PHONE} />
      <Typography color="textSecondary" sx={{ whiteSpace: 'nowrap', [PHONE]: { fontSize: '0.8125rem' } }}>
        logged in as ADMIN
      </Typography>
      <Box sx={{ flex: 1 }} />
      {pathname !== '/admin' && (
        <ButtonLink to="/admin" startIcon={<ArrowBackIcon />} sx={wordsOnly}>
          Natrag
        </ButtonLink>
      )}
      <Button startIcon={<LogoutIcon />} onClick={() => void signOut()} sx={wordsOnly}>
        Odjava
      </Button>
    </HeaderBar>
  );
}
