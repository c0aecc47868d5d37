import {
  MEASURE_SHAPES,
  type MeasureFilter,
  type Dimension,
  type Measure,
} from '../measures/measure.contract.js';

export const ANALYTICS_QUESTION_LIMITS = { title: 120, emails: 5, of_one_owner: 50 } as const;

/** What narrows a question, each with its own field of a form. */
export const QUESTION_FILTERS: readonly MeasureFilter[] = ['campaign', 'event', 'region', 'partner'];

/** What is said where a saved question is not right. */
export const QUESTION_MESSAGES = {
  title: 'Donnez un titre à la question.',
  question: 'Dites ce qui est compté, par quoi et sur quelle période.',
  measure: 'Choisissez ce qui est compté.',
  dimension: 'Choisissez par quoi partager.',
  not_shared_by: 'Cette mesure ne se partage pas ainsi : choisissez-en une autre, ou un autre partage.',
  not_filtered_by: 'Cette mesure ne se limite pas ainsi : retirez ce filtre.',
  period: 'Choisissez une période.',
  dates: 'Indiquez le premier et le dernier jour.',
  gone: 'Rien de ce nom n’existe plus : choisissez-en un autre.',
  emails: `Indiquez ${ANALYTICS_QUESTION_LIMITS.emails} adresses électroniques au plus.`,
  email: 'Une des adresses électroniques n’est pas bien écrite.',
} as const;

interface Asked {
  measure: Measure;
  dimension: Dimension;
  period: string;
  from?: string | null;
  to?: string | null;
  campaign?: number | null;
  event?: number | null;
  region?: string | null;
  partner?: number | null;
}

/** What is wrong with a question, by its fields; nothing where it can be answered. */
export function questionFaults(asked: Asked): Record<string, string> {
  const { dimensions, filters } = MEASURE_SHAPES[asked.measure];
  const faults: Record<string, string> = {};
  if (!dimensions.includes(asked.dimension)) faults['dimension'] = QUESTION_MESSAGES.not_shared_by;
  for (const filter of QUESTION_FILTERS)
    if (asked[filter] && !filters.includes(filter)) faults[filter] = QUESTION_MESSAGES.not_filtered_by;
  if (asked.period === 'dates' && !(asked.from && asked.to))
    faults[asked.from ? 'to' : 'from'] = QUESTION_MESSAGES.dates;
  return faults;
}
