import { Box, Button } from '@club/shared/ui-core';

interface RowActionsProps {
  /** Names the row for who only hears the buttons. */
  of: string;
  onEdit: () => void;
  onRemove: () => void;
  /** Text of the button that removes where that takes nothing away from anybody; without it, a red 'Izbriši'. */
  harmless?: string;
}

export function RowActions({ of, onEdit, onRemove, harmless }: RowActionsProps) {
  const remove = harmless ?? 'Izbriši';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
      <Button size="small" aria-label={`Uredi: ${of}`} onClick={onEdit}>
        Uredi
      </Button>
      <Button size="small" color={harmless ? 'primary' : 'error'} aria-label={`${remove}: ${of}`} onClick={onRemove}>
        {remove}
      </Button>
    </Box>
  );
}
