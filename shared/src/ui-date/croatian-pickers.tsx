import { useClubDay } from '@club/shared/club-day';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { hrHR } from '@mui/x-date-pickers/locales';
import { type ReactNode, useMemo } from 'react';
import { CroatianDates, croatianDatesOn } from './croatian-dates';

const localeText = {
  ...hrHR.components.MuiLocalizationProvider.defaultProps.localeText,
  // The library's translation of 'empty' is a verb, and its label of the cancel button is the club's word for cancelling
  // a booking.
  empty: 'prazno',
  cancelButtonLabel: 'Odustani',
};

/** Pickers in Croatian, whatever the language of the browser, on the day of the club's clock. */
export function CroatianPickers({ children }: { children: ReactNode }) {
  const today = useClubDay().data?.today;
  const dates = useMemo(() => (today ? croatianDatesOn(today) : CroatianDates), [today]);
  return (
    <LocalizationProvider dateAdapter={dates} adapterLocale="hr" localeText={localeText}>
      {children}
    </LocalizationProvider>
  );
}
