import type { Components, Palette, Theme } from '@mui/material/styles';

/** On paper: what a screen shows, without what one does with it; a card stays on one page where it fits on one. */
const PRINTED = {
  '.no-print, .MuiAppBar-root, .ChartTools': { display: 'none !important' },
  '.MuiCard-root, figure, tr': { breakInside: 'avoid' },
} as const;

/** Labels above their fields, flat surfaces with a line instead of shadows, a visible focus. */
export function components(palette: Palette): Components<Theme> {
  const focus = {
    outline: `3px solid ${palette.mode === 'light' ? palette.primary.light : palette.primary.main}`,
  };
  const border = palette.mode === 'light' ? '#868bab' : '#7a81b3';
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { scrollbarGutter: 'stable', overflowWrap: 'break-word' },
        ':focus-visible': { ...focus, outlineOffset: 2 },
        '@media print': PRINTED,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { ...focus, outlineOffset: 2 } } },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 34 } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${palette.divider}`, borderRadius: 10 } } },
    MuiDialog: {
      styleOverrides: { paper: { borderRadius: 12, border: `1px solid ${palette.divider}` } },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.3rem' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${palette.divider}`, borderRadius: 10 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 4,
          fontSize: '0.9rem',
          fontWeight: 650,
          lineHeight: 1.4,
          color: palette.text.primary,
          whiteSpace: 'normal',
          pointerEvents: 'auto',
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: palette.background.paper,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.text.primary },
        },
        notchedOutline: { top: 0, borderColor: border, '& legend': { display: 'none' } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.82rem' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.82rem' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: palette.divider },
        head: { fontWeight: 650, color: palette.text.secondary, backgroundColor: palette.background.paper },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 28 } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 4, fontWeight: 650 } } },
    MuiAlert: {
      styleOverrides: {
        root: ({ ownerState: { severity = 'success', variant } }) => ({
          borderRadius: 8,
          alignItems: 'center',
          ...(variant !== 'filled' && {
            backgroundColor: palette[severity].light,
            color: palette.text.primary,
            '& .MuiAlert-icon': { color: palette[severity].main },
          }),
        }),
      },
    },
    MuiToggleButton: { styleOverrides: { root: { color: palette.text.secondary } } },
    MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
    MuiLinearProgress: { styleOverrides: { root: { borderRadius: 2 } } },
  };
}
