import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { sortedNames } from '@club/shared/league-player';
import { type Option, SelectField } from '@club/shared/ui-form';

interface PlayerFieldProps {
  label: string;
  /** All players, because a name depends on who else has it. */
  players: readonly ListedPlayer[];
  /** Number of a player who cannot be chosen. */
  except?: number | null;
  /** Number of the chosen player, null for none yet. */
  value: number | null;
  onChange: (id: number) => void;
}

/** A dropdown of all players. */
export function PlayerField({ label, players, except = null, value, onChange }: PlayerFieldProps) {
  const names = sortedNames(players);
  const options: Option[] = players
    .filter(({ id }) => id !== except)
    .map(({ id }) => ({ value: String(id), label: names.get(id) ?? '' }));
  const known = options.some((option) => option.value === String(value));
  return (
    <SelectField
      label={label}
      value={known ? String(value) : ''}
      options={options}
      onChange={(id) => onChange(Number(id))}
      listHeight={420}
    />
  );
}
