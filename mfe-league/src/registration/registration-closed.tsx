import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { shortDate } from '@club/shared/domain';
import { ScheduleIcon } from '@club/shared/icons';
import { EmptyState, TextLink } from '@club/shared/ui-core';

/** An administrator has closed the registration. */
export function RegistrationClosed({ window: { year, from, until } }: { window: RegistrationWindow }) {
  return (
    <EmptyState
      icon={<ScheduleIcon fontSize="large" aria-hidden />}
      title={`Prijave za ligu ${year}. su zatvorene.`}
      action={
        <TextLink alone to="/registered-players">
          Prijavljeni igrači
        </TextLink>
      }
    >
      Redovni rok prijava je od {shortDate(from)} do {shortDate(until)}
    </EmptyState>
  );
}
