import { type Identity, signOut } from '@club/shared/auth';
import { AccountIcon, LogoutIcon } from '@club/shared/icons';
import { CircularProgress, IconButton, Popup, Typography } from '@club/shared/ui-core';
import { MenuButton, MenuLink } from '../menu/menu-link';
import { useLeavePage } from '../sign-in/use-leave-page';

const PERSONAL_DATA = { label: 'Osobni podaci', path: '/personal-data' };

/** The signed-in user's name, the link to personal data, and signing out. */
export function UserPopup({ identity }: { identity: Identity }) {
  const { busy, go } = useLeavePage(signOut);
  const name = `${identity.givenName} ${identity.familyName}`;
  return (
    <Popup
      opener={
        <IconButton aria-label={`Korisnik: ${name}`}>
          <AccountIcon />
        </IconButton>
      }
    >
      <Typography sx={{ fontWeight: 700, px: 1.5, py: 1 }}>{name}</Typography>
      <MenuLink entry={PERSONAL_DATA} />
      <MenuButton type="button" aria-busy={busy} aria-disabled={busy} onClick={go} sx={{ width: '100%' }}>
        {busy ? <CircularProgress size={20} color="inherit" aria-hidden /> : <LogoutIcon fontSize="small" />} Odjava
      </MenuButton>
    </Popup>
  );
}
