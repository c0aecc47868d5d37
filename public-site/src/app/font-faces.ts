import displayFont from './fonts/display.woff2?url';
import textFont from './fonts/text.woff2?url';

/** Asked for with the page. */
export const FONTS = [textFont, displayFont];

/**
 * Two variable files, latin only, of the weights that the site uses (scripts/subset-fonts.mjs). The fallbacks have the same width and height, so that nothing moves when they arrive.
 * In the page itself and not in the stylesheet: a sheet that comes later with faces in it has every line laid out again.
 * One name for each fallback, for a device looks for what it lacks before it draws a line (5 ms a name on a computer).
 */
export const FONT_FACES = [
  face('Figtree', `url(${textFont}) format("woff2")`, 'font-weight:400 800;font-display:swap'),
  face('Bricolage Grotesque', `url(${displayFont}) format("woff2")`, 'font-weight:600 800;font-display:swap'),
  face(
    'Figtree Fallback',
    'local("Arial")',
    'size-adjust:100.55%;ascent-override:94.48%;descent-override:24.86%;line-gap-override:0%',
  ),
  face(
    'Bricolage Fallback',
    'local("Arial Bold")',
    'font-weight:600 800;size-adjust:101.64%;ascent-override:91.5%;descent-override:26.56%;line-gap-override:0%',
  ),
].join('');

function face(family: string, source: string, rest: string): string {
  return `@font-face{font-family:"${family}";src:${source};${rest}}`;
}
