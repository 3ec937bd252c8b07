import type { RegisteredPlayer } from '@club/shared/contracts/league/registration';
import { shortDate, zagrebDate } from '@club/shared/domain';
import { sortedName } from '@club/shared/league-player';
import { StatusChip } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';

/** The latest change has the highest number: the first registration is number one. */
const columns = (total: number): readonly Column<RegisteredPlayer>[] => [
  { id: 'number', header: 'Br.', phone: 'aside', cell: (_, index) => `${total - index}.` },
  {
    id: 'player',
    header: 'Igrač',
    phone: 'heading',
    long: true,
    cell: (player) => (player.nadimak ? `${sortedName(player)} (${player.nadimak})` : sortedName(player)),
  },
  {
    id: 'changed',
    header: 'Zadnja izmjena',
    phone: 'note',
    cell: ({ lastModifiedDate }) => shortDate(zagrebDate(lastModifiedDate)),
  },
  {
    id: 'marker',
    header: 'Oznaka',
    // Next to the number and a name, one of the two chips would just fit and the other would not.
    phone: 'mark',
    cell: ({ newPlayer }) =>
      newPlayer ? (
        <StatusChip tone="free">Novi igrač</StatusChip>
      ) : (
        <StatusChip tone="unknown">Raniji nastupi</StatusChip>
      ),
  },
];

/** The players registered for the season. */
export function RegisteredTable({ players }: { players: readonly RegisteredPlayer[] }) {
  return (
    <DataTable
      caption="Prijavljeni igrači"
      captionHidden
      columns={columns(players.length)}
      rows={players}
      rowKey={(_, index) => players.length - index}
      empty=""
    />
  );
}
