import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

type Weight = 'regular' | 'bold';

/** Text as shapes, so that a picture looks the same on a machine without any font. */
export interface TextStyle {
  size: number;
  color: string;
  weight?: Weight;
  anchor?: 'start' | 'middle' | 'end';
}

const packages = createRequire(import.meta.url);
const FILES = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};
const loaded = new Map<Weight, Font>();

/** One line of text as an SVG path, its baseline at `y`. */
export function drawnText(text: string, x: number, y: number, style: TextStyle): string {
  const { size, color, weight = 'regular', anchor = 'start' } = style;
  let at = anchor === 'start' ? x : x - textWidth(text, style) / (anchor === 'middle' ? 2 : 1);
  const outlines = glyphsOf(text, weight).map((glyph) => {
    const outline = glyph.getPath(at, y, size).toPathData(1);
    at += advance(glyph, size, weight);
    return outline;
  });
  return `<path fill="${color}" d="${outlines.join('')}"/>`;
}

export const textWidth = (text: string, { size, weight = 'regular' }: TextStyle): number =>
  glyphsOf(text, weight).reduce((sum, glyph) => sum + advance(glyph, size, weight), 0);

/** The text, or its beginning and an ellipsis where it is wider. */
export function fittingText(text: string, within: number, style: TextStyle): string {
  if (textWidth(text, style) <= within) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('').trimEnd()}…`, style) > within) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Letter by letter: the font's own rules of joining them are more than the library reads. */
function glyphsOf(text: string, weight: Weight): Glyph[] {
  const font = fontOf(weight);
  const spaced = text.normalize('NFC').replaceAll('\u202f', '\u00a0');
  return [...spaced].map((letter) => font.charToGlyph(letter)).filter(({ index }) => index !== 0);
}

const advance = ({ advanceWidth = 0 }: Glyph, size: number, weight: Weight) =>
  (advanceWidth / fontOf(weight).unitsPerEm) * size;

function fontOf(weight: Weight): Font {
  const kept = loaded.get(weight);
  if (kept) return kept;
  const file = readFileSync(packages.resolve(FILES[weight]));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  loaded.set(weight, font);
  return font;
}
