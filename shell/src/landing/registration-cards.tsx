import { useRegistrationWindow } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { registrationLinks } from './landing-links';
import { LinkCards, LinksSkeleton } from './link-card';

/**
 * Links to the registration form and to the registered players of the season that the form registers for. If the call
 * fails, the form is linked anyway: its own page shows whether registration is open.
 *
 * @param year the season that is assumed if the call fails
 */
export function RegistrationCards({ year }: { year: number }) {
  const registration = useRegistrationWindow();
  const window = registration.data;
  if (!useAllSettled(registration)) return <LinksSkeleton />;
  return <LinkCards links={registrationLinks(window?.year ?? year, window?.isOpen ?? true)} />;
}
