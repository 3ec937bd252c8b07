import { Box, Button } from '@club/shared/ui-core';

interface RowActionsProps {
  /** Identifies the row in the buttons' accessible names. */
  of: string;
  onEdit: () => void;
  onRemove: () => void;
  /** Text of a delete button whose action affects nobody; without it, a red 'Izbriši'. */
  harmless?: string;
}

export function RowActions({ of, onEdit, onRemove, harmless }: RowActionsProps) {
  const remove = harmless ?? 'Izbriši';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
      <Button aria-label={`Uredi: ${of}`} onClick={onEdit}>
        Uredi
      </Button>
      <Button color={harmless ? 'primary' : 'error'} aria-label={`${remove}: ${of}`} onClick={onRemove}>
        {remove}
      </Button>
    </Box>
  );
}
