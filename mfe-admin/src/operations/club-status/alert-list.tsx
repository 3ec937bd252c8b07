import type { StatusAlert } from '@club/shared/contracts/club-status';
import { Alert, Stack, Typography } from '@club/shared/ui-core';

/** Problems that need action, each with its remedy. */
export function AlertList({ alerts }: { alerts: readonly StatusAlert[] }) {
  if (alerts.length === 0) return <Alert severity="success">Sve radi kako treba.</Alert>;
  return (
    <Stack component="ul" spacing={1} aria-label="Upozorenja" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {alerts.map(({ level, message, remedy }) => (
        <li key={message}>
          <Alert severity={level}>
            <Typography sx={{ fontWeight: 600 }}>{message}</Typography>
            <Typography variant="body2">{remedy}</Typography>
          </Alert>
        </li>
      ))}
    </Stack>
  );
}
