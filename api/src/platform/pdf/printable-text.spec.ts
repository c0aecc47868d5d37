import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { expect, it } from 'vitest';
import { FACES } from './pdf-faces.js';
import { isPrintable } from './printable-text.js';

const LAST = 0x3_ff_ff;
const SURROGATES = [0xd8_00, 0xdf_ff] as const;

it('is what the faces of papers have a shape for, letter by letter', () => {
  const faces = Object.values(FACES).map((path) => {
    const file = readFileSync(path);
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  });
  const faults: string[] = [];
  for (let code = 0x20; code <= LAST; code += 1) {
    if (code >= SURROGATES[0] && code <= SURROGATES[1]) continue;
    const letter = String.fromCodePoint(code).normalize('NFC');
    if (!/^\p{L}$/u.test(letter)) continue;
    const isDrawn = faces.every((face) => face.charToGlyphIndex(letter) > 0);
    if (isDrawn !== isPrintable(letter)) faults.push(code.toString(16));
  }
  expect(faults).toEqual([]);
});

it.each([
  'Nguyễn Thị Ánh',
  'ثريا العربي',
  'Елена',
  'Ελένη',
  'Ŋgaoundɛrɛ',
  'Cœurdacier ❤',
  'Marie 😀',
  'Łódź',
  '',
  'E\u0301ric',
])('a paper can say « %s »', (name) => {
  expect(isPrintable(name)).toBe(true);
});

it.each(['አበበ', '王小明', 'राम', 'Marie 王', '山田'])('a paper cannot say « %s »', (name) => {
  expect(isPrintable(name)).toBe(false);
});
