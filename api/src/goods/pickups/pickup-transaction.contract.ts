export const TRANSACTION_LIMITS = {
  note: 2000,
  assignee: 120,
  collected_lines: 40,
} as const;

export const TRANSACTION_MESSAGES = {
  pickup_date_missing: 'Choisissez le jour de la collecte.',
  pickup_date_past: 'La collecte ne peut pas avoir lieu dans le passé.',
  pickup_slot: 'Choisissez l’un des trois créneaux.',
} as const;

/** Days that a calendar shows at most. */
export const CALENDAR_DAYS = 62;
/** Labels that are printed at once, at most. */
export const MOST_LABELS = 200;
/** Eight on a sheet of A4, or one a page of A6. */
export const LABEL_LAYOUTS = ['sheet', 'page'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];
