/** Classes of `PartnerLogo.module.css`; laterite is left to the act of giving. */
const COLOURS = ['indigo', 'palm', 'sun', 'sky', 'night'] as const;
const SHAPES = ['square', 'round', 'diamond', 'arch'] as const;

export interface Monogram {
  colours: (typeof COLOURS)[number];
  shape: (typeof SHAPES)[number];
}

/** The colours and the shape that a name has everywhere. */
export function monogramOf(name: string): Monogram {
  const seed = [...name.trim().toLocaleLowerCase('fr')].reduce(
    (sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0,
    7,
  );
  return {
    colours: COLOURS[seed % COLOURS.length]!,
    shape: SHAPES[Math.floor(seed / COLOURS.length) % SHAPES.length]!,
  };
}
