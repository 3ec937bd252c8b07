import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the page is as narrow as a phone, for differences that styles alone cannot express. */
export function usePhone(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('sm'));
}
