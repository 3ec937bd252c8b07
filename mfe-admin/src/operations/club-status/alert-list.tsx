import type { ClubStatus, StatusAlert } from '@club/shared/contracts/club-status';
import { Alert, Stack, Typography } from '@club/shared/ui-core';

/** Problems that need action, and what the club may have chosen, each with its remedy. */
export function AlertList({ alerts, remarks }: Pick<ClubStatus, 'alerts' | 'remarks'>) {
  return (
    <Stack spacing={1}>
      {alerts.length === 0 && <Alert severity="success">Sve radi kako treba.</Alert>}
      <Messages title="Upozorenja" messages={alerts} />
      <Messages title="Napomene" messages={remarks.map((remark) => ({ level: 'info', ...remark }))} />
    </Stack>
  );
}

interface Message extends Omit<StatusAlert, 'level'> {
  readonly level: StatusAlert['level'] | 'info';
}

function Messages({ title, messages }: { title: string; messages: readonly Message[] }) {
  if (messages.length === 0) return null;
  return (
    <Stack component="ul" spacing={1} aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {messages.map(({ level, message, remedy }) => (
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
