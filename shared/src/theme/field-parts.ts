import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { LARGE_LETTERS } from './breakpoints';
import { MORE_CONTRAST } from './more-contrast';

/**
 * A field for letters twice as large on a phone (WCAG 2.2, 1.4.4): its label stands above the frame and may take several
 * lines, because on the frame it would end in dots after some fifteen letters.
 */
export const fieldParts: Components<Omit<Theme, 'components'> & CssVarsTheme> = {
  MuiFormControl: {
    styleOverrides: {
      root: ({ theme }) => ({
        [MORE_CONTRAST]: { '& fieldset': { borderColor: theme.vars.palette.text.secondary } },
        [LARGE_LETTERS]: {
          '& .MuiInputBase-root fieldset, & .MuiPickersInputBase-root fieldset': {
            top: 0,
            '& legend': { display: 'none' },
          },
          // A date is whole: buttons that leave its year no room stand below it.
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
        [LARGE_LETTERS]: {
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
  MuiSelect: { styleOverrides: { select: { [LARGE_LETTERS]: { whiteSpace: 'normal' } } } },
};
