import { type Identity, signOut } from '@club/shared/auth';
import { AccountIcon, LogoutIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import { IconButton, Popup, Typography } from '@club/shared/ui-core';
import { MenuButton, MenuLink } from '../menu/menu-link';

/** The signed-in user, the link to the own data, and signing out. */
export function UserPopup({ identity }: { identity: Identity }) {
  const notify = useNotify();
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
      <MenuLink to="/personal-data">Osobni podaci</MenuLink>
      <MenuButton type="button" onClick={() => signOut().catch(notify.refusal)} sx={{ width: '100%' }}>
        <LogoutIcon fontSize="small" /> Odjava
      </MenuButton>
    </Popup>
  );
}
