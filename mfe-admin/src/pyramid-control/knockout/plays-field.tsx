import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Box, Typography } from '@club/shared/ui-core';
import { Checkbox } from '@club/shared/ui-form';
import { useId } from 'react';

interface PlaysFieldProps {
  player: SeasonControl['leaving'][number];
  plays: boolean;
  /** The player leaves with the next publication whatever is chosen here. */
  leaves: boolean;
  onToggle: () => void;
}

/** Whether a player of the final table is drawn; one who leaves anyway cannot be, and the field says why. */
export function PlaysField({ player, plays, leaves, onToggle }: PlaysFieldProps) {
  const reason = useId();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.5 }}>
      {leaves && (
        <Typography id={reason} component="span" variant="body2" color="textSecondary">
          izlazi idućom objavom
        </Typography>
      )}
      <Checkbox
        checked={plays}
        disabled={leaves}
        onChange={onToggle}
        slotProps={{
          input: {
            'aria-label': `Igra završni turnir, ${player.displayName}`,
            ...(leaves && { 'aria-describedby': reason }),
          },
        }}
      />
    </Box>
  );
}
