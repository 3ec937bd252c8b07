import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { hrHR } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';
import { CroatianDates } from './croatian-dates';

const localeText = {
  ...hrHR.components.MuiLocalizationProvider.defaultProps.localeText,
  // The library's word means 'to empty', and the one for its button is what the club says of bookings.
  empty: 'prazno',
  cancelButtonLabel: 'Odustani',
};

/** Pickers in Croatian, whatever the language of the browser. */
export function CroatianPickers({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={CroatianDates} adapterLocale="hr" localeText={localeText}>
      {children}
    </LocalizationProvider>
  );
}
