import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { LARGE_TEXT } from './breakpoints';
import { MORE_CONTRAST } from './more-contrast';

/**
 * A form field on a phone with text at 200 % (WCAG 2.2, 1.4.4): its label is above the frame and may take several lines,
 * because on the frame it would be cut off with an ellipsis after some fifteen letters.
 */
export const fieldParts: Components<Omit<Theme, 'components'> & CssVarsTheme> = {
  MuiFormControl: {
    styleOverrides: {
      root: ({ theme }) => ({
        [MORE_CONTRAST]: { '& fieldset': { borderColor: theme.vars.palette.text.secondary } },
        [LARGE_TEXT]: {
          '& .MuiInputBase-root fieldset, & .MuiPickersInputBase-root fieldset': {
            top: 0,
            '& legend': { display: 'none' },
          },
          // A date stays complete: buttons that leave no room for its year wrap below it.
          '& .MuiPickersSectionList-root': { fontSize: 'min(1rem, 7.5vw)' },
          '& .MuiPickersInputBase-root': {
            flexWrap: 'wrap',
            '& .MuiInputAdornment-root': { height: 'auto', maxHeight: 'none', marginLeft: 'auto' },
          },
        },
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        [LARGE_TEXT]: {
          position: 'static',
          maxWidth: 'none',
          marginBottom: 4,
          fontSize: '0.75rem',
          whiteSpace: 'normal',
          transform: 'none',
        },
      },
    },
  },
  MuiSelect: { styleOverrides: { select: { [LARGE_TEXT]: { whiteSpace: 'normal' } } } },
};
