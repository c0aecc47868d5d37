const LOOKS = {
  now: 'Trait plein',
  before: 'Tirets gris',
  other: 'Tirets et points',
  pace: 'Pointillé',
  projected: 'Tirets',
} as const;

export const time = {
  running: 'en cours',
  running_end: 'Fin en tirets courts\u00a0: en cours.',
  line: (look: keyof typeof LOOKS, label: string) => `${LOOKS[look]}\u00a0: ${label}.`,
  before_tick: (label: string) => `trait\u00a0: ${label}`,
} as const;
