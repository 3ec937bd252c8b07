import { MenuIcon } from '@club/shared/icons';
import { Box, IconButton, Popup, Typography } from '@club/shared/ui-core';
import type { MenuGroup } from '../menu/menu-entries';
import { MenuLink } from '../menu/menu-link';
import { useMenuItems } from '../menu/use-menu-items';

/** As wide as a phone allows, and never taller than the page. */
const PANEL = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1,
  width: 'min(520px, calc(100vw - 46px))',
  maxHeight: 'calc(100dvh - 90px)',
  overflowY: 'auto',
} as const;

/** The sections of the administration, by topic, reachable without going back to the start page. */
export function AdminMenu() {
  const groups = useMenuItems().filter((item): item is MenuGroup => 'links' in item);
  return (
    <Popup
      opener={
        <IconButton aria-label="Izbornik administracije" color="primary">
          <MenuIcon />
        </IconButton>
      }
    >
      <Box component="nav" aria-label="Administracija" sx={PANEL}>
        {groups.map(({ label, links }) => (
          <Box key={label}>
            <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, pt: 1, fontWeight: 600 }}>
              {label}
            </Typography>
            {links.map((link) => (
              <MenuLink key={link.path} entry={link} />
            ))}
          </Box>
        ))}
      </Box>
    </Popup>
  );
}
