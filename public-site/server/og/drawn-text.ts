import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

export interface Face {
  font: Font;
}

/** A font of ours, so that pictures look the same on a machine without any. */
export function loadFace(name: string): Face {
  const file = readFileSync(createRequire(import.meta.url).resolve(name));
  return { font: opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)) };
}

/** Of titles, and of everything else. */
export const display = loadFace(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
);
export const text = loadFace('@fontsource/figtree/files/figtree-latin-500-normal.woff');

interface TextStyle {
  face: Face;
  size: number;
  color: string;
}

/** One line of text as an SVG path; x is its left end, y its baseline. */
export function drawLine(text: string, x: number, y: number, { face, size, color }: TextStyle): string {
  let at = x;
  const paths: string[] = [];
  for (const character of known(text, face)) {
    const glyph = face.font.charToGlyph(character);
    paths.push(glyph.getPath(at, y, size).commands.map(written).join(''));
    at += advance(glyph.advanceWidth, size, face);
  }
  return `<path fill="${color}" d="${paths.join('')}"/>`;
}

// Not the library's `toPathData`, which writes NaN for some numbers: what follows in the line is then not drawn.
function written(command: PathCommand): string {
  const { type } = command;
  const points = [
    ...('x1' in command ? [command.x1, command.y1] : []),
    ...('x2' in command ? [command.x2, command.y2] : []),
    ...('x' in command ? [command.x, command.y] : []),
  ];
  return type + points.map((value) => Math.round(value * 10) / 10).join(' ');
}

export function lineWidth(text: string, face: Face, size: number): number {
  return known(text, face).reduce(
    (sum, one) => sum + advance(face.font.charToGlyph(one).advanceWidth, size, face),
    0,
  );
}

/** Words in lines no wider than `width`; the last of `maxLines` ends in an ellipsis where text is left over. */
export function wrapText(text: string, face: Face, size: number, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lineWidth(joined, face, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const kept = lines.slice(0, maxLines).map((line) => shortened(line, face, size, width));
  if (lines.length > maxLines) kept[maxLines - 1] = shortened(`${kept[maxLines - 1]}…`, face, size, width);
  return kept;
}

function shortened(line: string, face: Face, size: number, width: number): string {
  let cut = line;
  while (cut.length > 1 && lineWidth(cut, face, size) > width)
    cut = `${cut.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  return cut;
}

function known(text: string, { font }: Face): string[] {
  const spaced = text.normalize('NFC').replaceAll('\u202f', '\u00a0');
  return [...spaced].filter((character) => font.charToGlyphIndex(character) !== 0);
}

function advance(units: number | undefined, size: number, { font }: Face): number {
  return ((units ?? 0) / font.unitsPerEm) * size;
}
