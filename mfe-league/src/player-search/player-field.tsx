import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { type Option, SelectField } from '@club/shared/ui-form';

/** `Čavlović Željko`, the order by which lists are sorted and searched. */
export const fullName = ({ ime, prezime }: { ime: string; prezime: string }): string => `${prezime} ${ime}`;

interface PlayerFieldProps {
  label: string;
  players: readonly Pick<ListedPlayer, 'id' | 'ime' | 'prezime' | 'nadimak'>[];
  /** Number of the chosen player, null for none yet. */
  value: number | null;
  onChange: (id: number) => void;
}

/** A choice of one player out of all; the nickname distinguishes players of the same name. */
export function PlayerField({ label, players, value, onChange }: PlayerFieldProps) {
  const names = players.map(fullName);
  const options: Option[] = players.map((player, index) => {
    const name = names[index] ?? '';
    const shared = names.indexOf(name) !== names.lastIndexOf(name);
    return { value: String(player.id), label: shared && player.nadimak ? `${name} (${player.nadimak})` : name };
  });
  const known = players.some(({ id }) => id === value);
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
