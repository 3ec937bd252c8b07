import { useRegistrationWindow } from '@club/shared/league-query';
import { registrationLinks } from './landing-links';
import { LinkCards, LinksSkeleton } from './link-card';

/**
 * The way to register for the season of the form, and to those who have; if nobody knows whether it is open, its own
 * page says so.
 *
 * @param year the season if the form's is not known
 */
export function RegistrationCards({ year }: { year: number }) {
  const { data: window, isPending } = useRegistrationWindow();
  if (isPending) return <LinksSkeleton />;
  return <LinkCards links={registrationLinks(window?.year ?? year, window?.isOpen ?? true)} />;
}
