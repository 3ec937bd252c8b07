import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the page is as narrow as a phone, for what differs in more than its styles. */
export function usePhone(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('sm'));
}
