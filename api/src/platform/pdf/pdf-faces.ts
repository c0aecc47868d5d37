import { createRequire } from 'node:module';

const fonts = createRequire(import.meta.url);

/** The files of the font that papers are written in: it has every European name, Arabic and Cyrillic ones. */
export const FACES = {
  regular: fonts.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: fonts.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
