import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { shortDate, zagrebDate } from '@club/shared/domain';
import { Stack, StatusChip, usePhone } from '@club/shared/ui-core';

const STATES = {
  NEW: { tone: 'unknown', label: 'nova' },
  ACCEPTED: { tone: 'free', label: 'prihvaćena' },
  REFUSED: { tone: 'taken', label: 'odbijena' },
} as const;

/** What was decided about a registration and why, and what an administrator should notice; each on a line of its own. */
export function RegistrationState({ state, newPlayer, refuseReason, changedFields }: Registration) {
  const isPhone = usePhone();
  return (
    <Stack sx={{ alignItems: { xs: 'flex-end', sm: 'flex-start' }, gap: 0.5 }}>
      <StatusChip tone={STATES[state].tone}>{STATES[state].label}</StatusChip>
      {newPlayer && <StatusChip tone="unknown">novi igrač</StatusChip>}
      {changedFields.length > 0 && <StatusChip tone="unknown">izmijenjena nakon prihvaćanja</StatusChip>}
      {!isPhone && refuseReason && <span>{refuseReason}</span>}
    </Stack>
  );
}

/** The day of a registration; on a phone with the reason of its refusal, for which the line of the name has no room. */
export function RegistrationDay({ registeredAt, refuseReason }: Registration) {
  const isPhone = usePhone();
  return (
    <>
      {shortDate(zagrebDate(registeredAt))}
      {isPhone && refuseReason && ` · ${refuseReason}`}
    </>
  );
}
