import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** Least side of whatever is touched (design: WCAG 2.2, target size, enhanced). */
const TARGET = 44;

/** Of whatever the keyboard has reached. */
export const FOCUS_RING = { outlineWidth: 3, outlineOffset: 2 };

/** How the club's MUI parts differ from MUI's own. */
export const parts: Components<Omit<Theme, 'components'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 120 },
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
      'h1, h2, h3': { textWrap: 'balance' },
      // What is no MUI part has the same ring as those that are.
      'a:focus-visible, button:focus-visible': {
        outline: `${FOCUS_RING.outlineWidth}px solid var(--club-palette-primary-main)`,
        outlineOffset: FOCUS_RING.outlineOffset,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          // Not a short one: without a property of its own it would carry every change over two frames.
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
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET, borderRadius: 10 } } },
  MuiCheckbox: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiRadio: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  // Its track keeps the height that MUI gives it.
  MuiSwitch: { styleOverrides: { root: { height: TARGET, paddingBlock: 15 }, switchBase: { paddingBlock: 12 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 12, alignItems: 'center' },
      // MUI lightens `light` for the ground and darkens it for the words; in this palette it is the ground already.
      standard: ({ theme, ownerState }) => ({
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette[ownerState.severity ?? 'success'].light,
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 700 } } },
  // Long words go to a line of their own on a phone, instead of breaking inside the button.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: '8px clamp(16px, 5vw, 24px) 20px', gap: 8, flexWrap: 'wrap' } },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: TARGET, borderRadius: 10 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: { styleOverrides: { root: { minHeight: TARGET, borderRadius: 10 } } },
};
