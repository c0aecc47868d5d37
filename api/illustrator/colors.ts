/** The site's colours (`tokens.css`), with a few of earth and leaves. */
export const COLORS = {
  night: '#0f1440',
  indigo: '#1a2160',
  blue: '#343d96',
  sky: '#aab2e6',
  cloth: '#e6e9f8',
  laterite: '#c2410c',
  brick: '#a8350f',
  peach: '#fde8dc',
  clay: '#e79a72',
  palm: '#0c6b45',
  leaf: '#2f9468',
  mint: '#dcf3e6',
  sun: '#f7b733',
  gold: '#d99a1e',
  cream: '#fff1cc',
  card: '#f3d58c',
  white: '#fff',
  ink: '#14172e',
  wood: '#6b3d26',
  bark: '#8a5636',
} as const;

/** Of pale walls, on which people and furniture stand out. */
export const WALLS = [COLORS.cloth, COLORS.cream, COLORS.mint, COLORS.peach] as const;
export const FLOORS = [COLORS.laterite, COLORS.sun, COLORS.palm, COLORS.blue] as const;

export interface Skin {
  base: string;
  shade: string;
  light: string;
}

const skin = (base: string, shade: string, light: string): Skin => ({ base, shade, light });

export const SKINS: readonly Skin[] = [
  skin('#4a2817', '#2c160b', '#74452c'),
  skin('#562f1d', '#371c0f', '#7f4e34'),
  skin('#643823', '#43230f', '#8e593b'),
  skin('#724329', '#4e2a16', '#9b6543'),
  skin('#804d30', '#5a3220', '#ab734d'),
  skin('#90593a', '#6b3d26', '#b9815b'),
  skin('#a16b47', '#7b4a2c', '#c48f69'),
];

/** Of volunteers in Lyon, besides. */
export const PALE_SKINS: readonly Skin[] = [
  skin('#cf9468', '#a0673c', '#e3b490'),
  skin('#e2ac86', '#b9794f', '#f2cdb0'),
  skin('#f0c5a4', '#c98f66', '#fadfca'),
];

export const isPale = (tone: Skin) => PALE_SKINS.includes(tone);

/** The colour that shows best on another one. */
export function over(color: string): string {
  const isLight = [
    COLORS.sun,
    COLORS.white,
    COLORS.sky,
    COLORS.cream,
    COLORS.card,
    COLORS.cloth,
    COLORS.gold,
  ];
  return (isLight as string[]).includes(color) ? COLORS.indigo : COLORS.sun;
}
