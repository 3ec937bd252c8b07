// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a block on a phone the tags alone would lose their roles
import type { NoticeChannel, NoticePreferences } from '@club/shared/contracts/notices';
import { LARGE_TEXT, OUT_OF_SIGHT, PHONE } from '@club/shared/theme';
import { styled, Typography } from '@club/shared/ui-core';
import { SavedSwitch } from '@club/shared/ui-form';
import { useChooseNotice } from './use-notice-preferences';

const CHANNELS: readonly { channel: NoticeChannel; header: string }[] = [
  { channel: 'APP', header: 'U aplikaciji' },
  { channel: 'EMAIL', header: 'E-pošta' },
  { channel: 'PUSH', header: 'Preglednik' },
];

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 4px', borderTop: `1px solid ${theme.vars.palette.divider}`, textAlign: 'center' },
  '& thead th': {
    border: 0,
    width: 116,
    fontSize: '0.8125rem',
    fontWeight: 600,
    verticalAlign: 'bottom',
    color: theme.vars.palette.text.secondary,
  },
  '& th:first-of-type': { textAlign: 'left', width: 'auto', paddingLeft: 20 },
  '& tbody th': { fontWeight: 400 },
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 12 },
  // Each switch is below its channel's name, and above them is the kind, with room for its sentence.
  [PHONE]: {
    '&, & tbody': { display: 'block' },
    '& thead': OUT_OF_SIGHT,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      padding: '10px 20px 2px',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tbody th, & tbody td': { padding: 0, border: 0 },
    '& tbody th:first-of-type': { gridColumn: '1 / -1', padding: '0 0 6px' },
    '& td': { textAlign: 'left' },
    '& td::before': {
      content: 'attr(data-header)',
      display: 'block',
      fontSize: '0.8125rem',
      color: theme.vars.palette.text.secondary,
    },
    // Offsets the switch's padding, so that its track is aligned with the text above.
    '& td > *': { marginLeft: -12 },
  },
  // With text at 200 % a phone has room for the names of two channels.
  [LARGE_TEXT]: {
    '& tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& td::before': { fontSize: '6vw' },
  },
}));

/** Kinds of notices by channel, a switch in each cell. */
export function PreferenceTable({ preferences }: { preferences: NoticePreferences }) {
  const choose = useChooseNotice();
  const { sendsEmail, email, pushDevices } = preferences;
  const isReachable = { APP: true, EMAIL: sendsEmail && email !== null, PUSH: pushDevices > 0 };
  return (
    <Table role="table" aria-label="Obavijesti po vrsti i kanalu">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Vrsta
          </th>
          {CHANNELS.map(({ channel, header }) => (
            <th key={channel} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {preferences.kinds.map(({ kind, label, hint, channels }) => (
          <tr key={kind} role="row">
            <th role="rowheader" scope="row">
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
              <Typography variant="body2" color="textSecondary">
                {hint}
              </Typography>
            </th>
            {CHANNELS.map(({ channel, header }) => (
              <td key={channel} role="cell" data-header={header}>
                <SavedSwitch
                  checked={isReachable[channel] && channels[channel] === true}
                  disabled={!isReachable[channel]}
                  save={(enabled) => choose.mutateAsync({ kind, channel, enabled })}
                  slotProps={{ input: { role: 'switch', 'aria-label': `${label}: ${header}` } }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
