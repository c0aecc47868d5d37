import {
  ANALYTICS_PERIOD_LABELS,
  type AnalyticsQuestion,
  DIMENSION_LABELS,
  MEASURES,
} from '@livres/api/contract';
import type { MeasureQuestion } from '../shared/measure-question';
import { questionTexts as texts } from './questions.fr';

/** A kept question as a chart asks it: what is empty is not asked. */
export function askedOf({ question }: Pick<AnalyticsQuestion, 'question'>): MeasureQuestion {
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== null)) as never;
}

/** « Dons d’argent reçus par provenance · 12 mois ». */
export function questionLine({
  measure,
  dimension,
  period,
  from,
  to,
}: AnalyticsQuestion['question']): string {
  const days =
    period === 'dates' && from && to ? texts.dates(day(from), day(to)) : ANALYTICS_PERIOD_LABELS[period];
  return texts.line(MEASURES[measure].label, DIMENSION_LABELS[dimension], days);
}

const FORMAT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' });
const day = (date: string) => FORMAT.format(new Date(date));
