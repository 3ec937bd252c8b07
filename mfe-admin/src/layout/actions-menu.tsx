import { ExpandIcon } from '@club/shared/icons';
import { Box, BusyButton } from '@club/shared/ui-core';
import { Menu, MenuItem } from '@club/shared/ui-over';
import { useState } from 'react';

export interface MenuAction {
  readonly label: string;
  readonly act: () => unknown;
  /** Takes something away. */
  readonly danger?: true;
}

interface ActionsMenuProps {
  /** What the actions are for, as screen readers hear it after 'Radnje'. */
  of: string;
  /** Those that are possible now; without any there is no menu. */
  actions: readonly MenuAction[];
  busy?: boolean;
}

/** The actions for a row of a list: a menu, so that the list stays readable, on a phone as well. */
export function ActionsMenu({ of, actions, busy = false }: ActionsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  const choose = (act: () => unknown) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <BusyButton
        busy={busy}
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Radnje: ${of}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={QUIET_ON_PHONE}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Radnje
        </Box>
      </BusyButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(({ label, act, danger }) => (
          <MenuItem key={label} onClick={choose(act)} sx={danger && { color: 'error.main' }}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/**
 * On a phone the icon alone, at the end of a line; as high as a finger needs, but the row is not made higher for it: around
 * the icon nothing else can be pressed.
 */
const QUIET_ON_PHONE = {
  color: { xs: 'text.secondary', sm: 'primary.main' },
  my: { xs: '-9px', sm: 0 },
  '& .MuiButton-endIcon': { m: { xs: 0, sm: '0 -4px 0 8px' } },
} as const;
