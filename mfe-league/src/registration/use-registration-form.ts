import { useClubDay } from '@club/shared/club-day';
import { useContractForm } from '@club/shared/form';
import { EMPTY_REGISTRATION, registrationSchema } from './registration-schema';

/** The input of the registration; it stays while its fields are not shown. */
export function useRegistrationForm() {
  const today = useClubDay().data?.today;
  return useContractForm({ schema: registrationSchema(today), defaultValues: EMPTY_REGISTRATION });
}
