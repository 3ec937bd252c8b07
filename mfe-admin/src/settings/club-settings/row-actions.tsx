import { Button } from '@club/shared/ui-core';
import { RowButtons } from '../../lists/row-buttons/row-buttons';

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
    <RowButtons>
      <Button aria-label={`Uredi: ${of}`} onClick={onEdit}>
        Uredi
      </Button>
      <Button color={harmless ? 'primary' : 'error'} aria-label={`${remove}: ${of}`} onClick={onRemove}>
        {remove}
      </Button>
    </RowButtons>
  );
}
