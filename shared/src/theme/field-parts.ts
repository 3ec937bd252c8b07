import { ExpandIcon } from '@club/shared/icons';
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { LARGE_TEXT } from './breakpoints';
import { MORE_CONTRAST } from './more-contrast';
import { TARGET } from './sizes';

type Themed = { readonly theme: Theme & CssVarsTheme };

const FRAMED = ({ theme }: Themed) => ({
  minHeight: TARGET,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
});

/** 3 : 1 on every background (WCAG 2.2, 1.4.11); MUI's border has half of it. */
const FRAME = ({ theme }: Themed) => ({ borderColor: theme.vars.palette.text.disabled });

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
  MuiSelect: {
    defaultProps: { IconComponent: ExpandIcon },
    styleOverrides: { select: { [LARGE_TEXT]: { whiteSpace: 'normal' } } },
  },
  MuiOutlinedInput: { styleOverrides: { root: FRAMED, notchedOutline: FRAME } },
  MuiPickersOutlinedInput: { styleOverrides: { root: FRAMED, notchedOutline: FRAME } },
};
