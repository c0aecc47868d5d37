import { frFR } from '@mui/material/locale';
import { createTheme, type PaletteOptions, type ThemeOptions } from '@mui/material/styles';
import { components } from './components';
import { darkPalette, lightPalette } from './palettes';
import { reactAdminComponents } from './react-admin-components';
import { DISPLAY_FONT, TEXT_FONT } from './tokens';

const heading = { fontFamily: DISPLAY_FONT, fontWeight: 700, letterSpacing: '-0.015em', lineHeight: 1.15 };

function themeOf(palette: PaletteOptions): ThemeOptions {
  const { palette: full } = createTheme({ palette });
  return {
    ...frFR,
    palette,
    shape: { borderRadius: 6 },
    spacing: 8,
    typography: {
      fontFamily: TEXT_FONT,
      fontSize: 14,
      htmlFontSize: 16,
      h1: heading,
      h2: heading,
      h3: heading,
      h4: { ...heading, fontSize: '1.7rem' },
      h5: { ...heading, fontSize: '1.25rem' },
      h6: { ...heading, fontSize: '1.05rem' },
      button: { textTransform: 'none', fontWeight: 650, letterSpacing: 0 },
      caption: { fontSize: '0.8rem', lineHeight: 1.45 },
    },
    components: { ...frFR.components, ...components(full), ...reactAdminComponents(full) },
  };
}

export const lightTheme = themeOf(lightPalette);
export const darkTheme = themeOf(darkPalette);
