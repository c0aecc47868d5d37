import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { darkTheme, lightTheme } from './admin-theme';

it.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('on paper the %s panel hides its tools and keeps cards whole', (_, options) => {
  const styles = createTheme(options).components?.MuiCssBaseline?.styleOverrides as Record<string, object>;
  expect(styles['@media print']).toMatchObject({
    '.no-print, .MuiAppBar-root, .ChartTools': { display: 'none !important' },
    '.MuiCard-root, figure, tr': { breakInside: 'avoid' },
  });
});
