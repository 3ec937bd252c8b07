import type { NoticeChannel, NoticePreferences } from '@club/shared/contracts/notices';
import { PHONE, SMALLEST_PHONE } from '@club/shared/theme';
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
  '& thead th': { border: 0, width: 96, fontSize: '0.875rem', verticalAlign: 'bottom', overflowWrap: 'anywhere' },
  '& th:first-of-type': { textAlign: 'left', width: 'auto', paddingLeft: 20, fontWeight: 400 },
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 12 },
  [PHONE]: {
    '& thead th': { width: 62, fontSize: '0.6875rem', fontWeight: 500 },
    '& th, & td': { padding: '8px 0' },
    '& th:first-of-type': { paddingLeft: 14 },
    '& td:last-of-type': { paddingRight: 8 },
    // 'Preglednik' fills its column.
    '& thead th:last-of-type': { width: 70, paddingRight: 8 },
  },
  // The switches need their width, 'Objavljeno' and 'administrator' the rest of the smallest phone.
  [SMALLEST_PHONE]: {
    '& thead th': { width: 58, fontSize: '0.625rem' },
    '& thead th:last-of-type': { width: 62, paddingRight: 4 },
    '& tbody th p': { fontSize: '0.875rem' },
    '& tbody th p + p': { fontSize: '0.75rem' },
  },
}));

/** Kinds of notices by channel, a switch in each cell. */
export function PreferenceTable({ preferences }: { preferences: NoticePreferences }) {
  const choose = useChooseNotice();
  const isReachable = { APP: true, EMAIL: preferences.email !== null, PUSH: preferences.pushDevices > 0 };
  return (
    <Table aria-label="Obavijesti po vrsti i kanalu">
      <thead>
        <tr>
          <th scope="col">Vrsta</th>
          {CHANNELS.map(({ channel, header }) => (
            <th key={channel} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.kinds.map(({ kind, label, hint, channels }) => (
          <tr key={kind}>
            <th scope="row">
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
              <Typography variant="body2" color="textSecondary">
                {hint}
              </Typography>
            </th>
            {CHANNELS.map(({ channel, header }) => (
              <td key={channel}>
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
