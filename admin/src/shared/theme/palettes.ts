import type { PaletteOptions } from '@mui/material/styles';
import { COLOURS } from './tokens';

export const lightPalette: PaletteOptions = {
  mode: 'light',
  primary: {
    main: COLOURS.indigo900,
    light: COLOURS.indigo700,
    dark: COLOURS.indigo950,
    contrastText: '#fff',
  },
  secondary: { main: COLOURS.indigo700, contrastText: '#fff' },
  success: { main: COLOURS.palm700, light: COLOURS.palm100, contrastText: '#fff' },
  warning: { main: '#8a5a00', light: COLOURS.sun100, contrastText: '#fff' },
  error: { main: '#b3261e', light: '#fde7e5', contrastText: '#fff' },
  info: { main: COLOURS.indigo700, light: COLOURS.indigo100, contrastText: '#fff' },
  text: { primary: COLOURS.ink, secondary: COLOURS.inkSoft },
  divider: COLOURS.line,
  background: { default: COLOURS.indigo50, paper: '#fff' },
};

export const darkPalette: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#b9c0f2', light: '#d5daf8', dark: '#8f98dc', contrastText: COLOURS.indigo950 },
  secondary: { main: '#b9c0f2', contrastText: COLOURS.indigo950 },
  success: { main: '#7fd6a8', light: '#123d2c', contrastText: '#06281a' },
  warning: { main: COLOURS.sun400, light: '#40310b', contrastText: '#2a1d00' },
  error: { main: '#ffb0a3', light: '#4d1b14', contrastText: '#3b0a04' },
  info: { main: '#b9c0f2', light: '#262d66', contrastText: COLOURS.indigo950 },
  text: { primary: '#eef0fb', secondary: '#b6bbd8' },
  divider: '#363c68',
  background: { default: '#0d1130', paper: '#161b42' },
};
