export const PIN_LIMITS = { label: 60, path: 300, pins: 12 } as const;

export const PIN_MESSAGES = {
  label: 'Donnez un nom à cet écran.',
  path: 'Seuls les écrans d’analyse de ce panneau s’épinglent.',
} as const;

/** The screens of figures; those of questions have one for each. */
const SCREENS = [
  'analytics',
  'advanced-analytics',
  'campaign-analytics',
  'contextual-dashboard',
  'questions(?:/[1-9]\\d{0,8})?',
  'visualization-tests',
  'visualizations',
];

/** A path of a screen of figures, below /admin, with what it is asked. */
export const PIN_PATH = new RegExp(`^/(?:${SCREENS.join('|')})(?:\\?[\\w.~!*'()%&=+:,@-]*)?$`);
