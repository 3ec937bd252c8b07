import type { ActionLogEntry } from '@club/shared/contracts/action-log';
import { shortMoment } from '@club/shared/domain';
import { Box } from '@club/shared/ui-core';
import type { Column } from '@club/shared/ui-data';
import { ChangeList } from './change-list';

function Moment({ at }: { at: string }) {
  return (
    <Box component="time" dateTime={at} sx={{ whiteSpace: { sm: 'nowrap' } }}>
      {shortMoment(at)}
    </Box>
  );
}

/** On a wide screen a first name does not stand above the surname. */
function Actor({ name }: { name: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
      {name}
    </Box>
  );
}

export const ACTION_LOG_COLUMNS: readonly Column<ActionLogEntry>[] = [
  { id: 'at', header: 'Vrijeme', phone: 'heading', cell: ({ at }) => <Moment at={at} /> },
  { id: 'actor', header: 'Tko', phone: 'line', long: true, cell: ({ actor }) => <Actor name={actor} /> },
  { id: 'action', header: 'Radnja', phone: 'line', long: true, cell: ({ action }) => action },
  { id: 'subject', header: 'Na čemu', phone: 'line', long: true, cell: ({ subject }) => subject },
  {
    id: 'changes',
    header: 'Prije i poslije',
    phone: 'line',
    long: true,
    cell: (entry) => <ChangeList entry={entry} />,
  },
];
