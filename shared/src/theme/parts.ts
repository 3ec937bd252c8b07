import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { FORCED_COLOURS, LOW_SCREEN, PHONE } from './breakpoints';
import { fieldParts } from './field-parts';
import { FLOATING } from './floating';
import { MORE_CONTRAST, MORE_CONTRAST_COLOURS } from './more-contrast';
import { SCROLL_PADDING_TOP, TARGET } from './sizes';

/** The padding at the sides of a dialog; less on a narrow phone, which saves a line of text. */
const DIALOG_INSET = 'clamp(16px, 5vw, 24px)';

/** For the element with keyboard focus. */
export const FOCUS_RING = { outlineWidth: 3, outlineOffset: 2 };

/** A frame for elements marked only by a background, which Windows' high contrast drops; the focus keeps its own ring. */
const framed = (colour: string, width: number) => ({
  [FORCED_COLOURS]: { '&:not(:focus-visible)': { outline: `${width}px solid ${colour}`, outlineOffset: -width } },
});

/** What is open above a page, such as a dialog or a list of choices, covers the page on paper too. */
const NOT_PRINTED = { styleOverrides: { root: { '@media print': { display: 'none' } } } };

/** How the club's MUI components differ from MUI's defaults. */
export const parts: Components<Omit<Theme, 'components'> & CssVarsTheme> = {
  ...fieldParts,
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: SCROLL_PADDING_TOP, [LOW_SCREEN]: { scrollPaddingTop: 8 } },
      // More specific than `:root`, where both schemes define the palette.
      'html:root': { [MORE_CONTRAST]: MORE_CONTRAST_COLOURS },
      // `pretty`: no year or court number alone on the last line.
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word', textWrap: 'pretty' },
      'h1, h2, h3': { textWrap: 'balance' },
      // Elements that are not MUI components get the same focus ring as those that are.
      'a:focus-visible, button:focus-visible, summary:focus-visible': {
        outline: `${FOCUS_RING.outlineWidth}px solid var(--club-palette-primary-main)`,
        outlineOffset: FOCUS_RING.outlineOffset,
      },
      ':is(a, button)[aria-current], [aria-selected="true"], [aria-pressed="true"]': framed('Highlight', 2),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          // Not a short transition: without a `transition-property` it would spread every change over two frames.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: TARGET, textTransform: 'none', fontWeight: 600, paddingInline: 18, borderRadius: 10 },
      contained: framed('currentColor', 1),
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET, borderRadius: 10 } } },
  MuiCheckbox: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiRadio: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiSwitch: {
    styleOverrides: {
      // Its track keeps MUI's height.
      root: { height: TARGET, paddingBlock: 15 },
      switchBase: {
        paddingBlock: 12,
        // A disabled switch is paler, which Windows' high contrast drops.
        [FORCED_COLOURS]: {
          '&.Mui-disabled > .MuiSwitch-thumb, &.Mui-disabled + .MuiSwitch-track': { border: '1px dashed GrayText' },
        },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', ...framed('currentColor', 1) } } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 12, alignItems: 'center' },
      // MUI lightens `light` for the background and darkens it for the text; in this palette `light` already is the
      // background.
      standard: ({ theme, ownerState }) => ({
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette[ownerState.severity ?? 'success'].light,
      }),
    },
  },
  // Dialogs, drawers, menus and the lists of selects; the calendar and the list of the Autocomplete.
  MuiModal: NOT_PRINTED,
  MuiPopper: NOT_PRINTED,
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  // MUI's 444 px in rem: the dialog grows with the font size, so that its fields keep room for their labels.
  MuiDialog: {
    styleOverrides: {
      // Half of MUI's margin on a phone: a question and its two buttons need the width more than its surroundings do.
      paper: {
        borderRadius: 16,
        [PHONE]: { margin: 16, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' },
      },
      paperWidthXs: { maxWidth: '27.75rem' },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { paddingInline: DIALOG_INSET, fontSize: '1.125rem', fontWeight: 700 } } },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: DIALOG_INSET } } },
  // Buttons with long labels wrap to a line of their own on a phone, instead of breaking their label; there they fill their
  // line, so that they stand one below the other and not in steps.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        padding: `8px ${DIALOG_INSET} 20px`,
        gap: 8,
        flexWrap: 'wrap',
        [PHONE]: { '& > *': { flexGrow: 1 } },
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: FLOATING } },
  MuiAutocomplete: { styleOverrides: { paper: FLOATING } },
  MuiPickerPopper: { styleOverrides: { paper: FLOATING } },
  // A long option takes a second line on a phone instead of losing its end.
  MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET, whiteSpace: 'normal' } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: TARGET, borderRadius: 10 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiTextField: { defaultProps: { fullWidth: true } },
};
