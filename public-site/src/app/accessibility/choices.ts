export const FONT_SIZES = ['normal', 'large', 'extra-large'] as const;
export const COLOR_BLIND_MODES = ['none', 'deuteranopia', 'protanopia', 'tritanopia'] as const;

/** Where the form of pages without a script is. */
export const DISPLAY_ANCHOR = 'affichage';

export type FontSize = (typeof FONT_SIZES)[number];
export type ColorBlindMode = (typeof COLOR_BLIND_MODES)[number];

export interface AccessibilityChoices {
  reducedMotion: boolean;
  highContrast: boolean;
  fontSize: FontSize;
  colorBlindMode: ColorBlindMode;
  screenReader: boolean;
}

export const NO_CHOICE: AccessibilityChoices = {
  reducedMotion: false,
  highContrast: false,
  fontSize: 'normal',
  colorBlindMode: 'none',
  screenReader: false,
};

/** What was stored, each setting that cannot be understood left as if it had not been chosen. */
export function readChoices(stored: string | null): AccessibilityChoices {
  const read = parsed(stored);
  return {
    reducedMotion: read['reducedMotion'] === true,
    highContrast: read['highContrast'] === true,
    fontSize: oneOf(FONT_SIZES, read['fontSize']),
    colorBlindMode: oneOf(COLOR_BLIND_MODES, read['colorBlindMode']),
    screenReader: read['screenReader'] === true,
  };
}

/** The data attributes of the page's root by which tokens.css changes; undefined takes one away. */
export function rootData(choices: AccessibilityChoices): Record<string, string | undefined> {
  const { reducedMotion, highContrast, fontSize, colorBlindMode, screenReader } = choices;
  return {
    motion: reducedMotion ? 'reduced' : undefined,
    contrast: highContrast ? 'high' : undefined,
    fontSize: fontSize === 'normal' ? undefined : fontSize,
    colorBlind: colorBlindMode === 'none' ? undefined : colorBlindMode,
    screenReader: screenReader ? 'on' : undefined,
  };
}

const LABELS: Record<string, Partial<AccessibilityChoices>> = {
  contrast: { highContrast: true },
  motion: { reducedMotion: true },
  reader: { screenReader: true },
  large: { fontSize: 'large' },
  'extra-large': { fontSize: 'extra-large' },
  deuteranopia: { colorBlindMode: 'deuteranopia' },
  protanopia: { colorBlindMode: 'protanopia' },
  tritanopia: { colorBlindMode: 'tritanopia' },
};

/** Choices in the words of a cookie, for pages without a script; the same choices are always the same words. */
export function labelOf(choices: AccessibilityChoices): string {
  const { highContrast, reducedMotion, screenReader, fontSize, colorBlindMode } = choices;
  const words = [
    highContrast && 'contrast',
    reducedMotion && 'motion',
    screenReader && 'reader',
    fontSize !== 'normal' && fontSize,
    colorBlindMode !== 'none' && colorBlindMode,
  ];
  return words.filter(Boolean).join('.');
}

/** Words that are not known count for nothing. */
export function choicesIn(words: string): AccessibilityChoices {
  const known = words.split('.').map((word) => (Object.hasOwn(LABELS, word) ? LABELS[word] : {}));
  return Object.assign({ ...NO_CHOICE }, ...known) as AccessibilityChoices;
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// The first is what holds without a choice.
function oneOf<T>(known: readonly [T, ...T[]], value: unknown): T {
  return known.find((one) => one === value) ?? known[0];
}
