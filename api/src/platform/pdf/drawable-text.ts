import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { FACES } from './pdf-faces.js';
import { isPrintable } from './printable-text.js';

const JOINERS = new Set(['\n', '\t', '\u200c', '\u200d']);
let kept: opentype.Font | undefined;

/**
 * A text without the letters that the papers' font has no shape for, which would be boxes: emoji, and scripts that it
 * does not know. Empty where it has none of them.
 */
export function drawableText(text: string): string {
  const letters = [...text.normalize('NFC')];
  const known = letters.filter((letter) => JOINERS.has(letter) || isDrawn(letter));
  if (known.length === letters.length) return text;
  return known.join('').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * The same, with `elsewhere` where letters were left out: signs and emoji may go unsaid, half of a name may not.
 */
export function drawableOr(text: string, elsewhere: string): string {
  if (isPrintable(text)) return drawableText(text);
  return `${drawableText(text)} (${elsewhere})`.trim();
}

const isDrawn = (letter: string) => font().charToGlyphIndex(letter) > 0;

function font(): opentype.Font {
  if (!kept) {
    const file = readFileSync(FACES.bold);
    kept = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  }
  return kept;
}
