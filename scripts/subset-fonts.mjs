// Makes the site's two fonts from those of Fontsource (SIL Open Font License): the weights that the site uses and no
// others, into public-site/src/app/fonts: `node scripts/subset-fonts.mjs`. A test holds both to it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const site = new URL('../public-site/', import.meta.url);
// The panel takes the same files whole.
const require = createRequire(new URL('../admin/', import.meta.url));

const FONTS = [
  { name: 'display', family: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
  { name: 'text', family: 'figtree', weights: { min: 400, max: 800 } },
];

/** What Fontsource's latin files hold, as ranges of code points. */
const one = (code) => [code, code];
const LATIN = [
  [0x20, 0xff],
  [0x2000, 0x206f],
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329].map(one),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215].map(one),
];
const CHARACTERS = LATIN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

export const fontAddress = (name) => new URL(`src/app/fonts/${name}.woff2`, site);

/** Each font by its name, as the bytes of its file. */
export async function subsetFonts() {
  const made = new Map();
  for (const { name, family, weights } of FONTS) {
    const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const source = readFileSync(require.resolve(file));
    made.set(
      name,
      await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: weights } }),
    );
  }
  return made;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(new URL('.', fontAddress('')), { recursive: true });
  for (const [name, content] of await subsetFonts()) {
    writeFileSync(fontAddress(name), content);
    console.log(`${name}: ${content.length} bytes`);
  }
}
