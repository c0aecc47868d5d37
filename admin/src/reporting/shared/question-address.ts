import {
  ANALYTICS_AGAINST,
  ANALYTICS_PERIODS,
  DIMENSION_NAMES,
  MEASURE_NAMES,
  MEASURE_SHAPES,
  QUESTION_FILTERS,
} from '@livres/api/contract';
import type { MeasureQuestion } from './measure-question';

const NEW = '/questions/new';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A question as parameters of an address, in one order; what is empty is left out. */
export function questionSearch(question: MeasureQuestion): URLSearchParams {
  const { measure, dimension, period, against, from, to } = question;
  const days = period === 'dates' ? [from, to] : [];
  const search = new URLSearchParams({ measure, dimension });
  const named = [
    ['period', period],
    ['against', against],
    ['from', days[0]],
    ['to', days[1]],
    ...QUESTION_FILTERS.map((filter) => [filter, question[filter]] as const),
  ] as const;
  for (const [name, value] of named) if (value) search.set(name, String(value));
  return search;
}

/** Where a question is looked at anew, and kept under a title. */
export function newQuestionPath(question: MeasureQuestion, title?: string): string {
  const search = questionSearch(question);
  if (title) search.set('title', title);
  return `${NEW}?${search}`;
}

/** The question of an address, as far as it can be answered; what it does not say is taken from `byDefault`. */
export function readQuestion(search: URLSearchParams, byDefault: MeasureQuestion): MeasureQuestion {
  if (!search.has('measure')) return byDefault;
  const of = <Name extends string>(names: readonly Name[], parameter: string) =>
    names.find((one) => one === search.get(parameter));
  const [from, to] = ['from', 'to'].map((name) => search.get(name) ?? '');
  const period = of(ANALYTICS_PERIODS, 'period') ?? byDefault.period ?? '30_days';
  return narrowed({
    measure: of(MEASURE_NAMES, 'measure') ?? byDefault.measure,
    dimension: of(DIMENSION_NAMES, 'dimension') ?? byDefault.dimension,
    period,
    against: of(ANALYTICS_AGAINST, 'against') ?? 'previous',
    ...(period === 'dates' && from && DAY.test(from) && { from }),
    ...(period === 'dates' && to && DAY.test(to) && { to }),
    ...numberOf(search, 'campaign'),
    ...numberOf(search, 'event'),
    ...numberOf(search, 'partner'),
    ...(search.get('region') && { region: search.get('region')! }),
  });
}

/** Without what its measure does not have: another dimension takes the place of one that it is not shared out by. */
export function narrowed({ ...question }: MeasureQuestion): MeasureQuestion {
  const { dimensions, filters } = MEASURE_SHAPES[question.measure];
  if (!dimensions.includes(question.dimension)) question.dimension = dimensions[0]!;
  for (const filter of QUESTION_FILTERS) if (!filters.includes(filter)) delete question[filter];
  return question;
}

function numberOf(search: URLSearchParams, name: 'campaign' | 'event' | 'partner'): Partial<MeasureQuestion> {
  const number = Number(search.get(name));
  return Number.isInteger(number) && number > 0 ? { [name]: number } : {};
}
