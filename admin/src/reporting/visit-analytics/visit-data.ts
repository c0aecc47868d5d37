import type { Figure, SourceLine, PageLine, VisitAnalytics, VisitLine } from '@livres/api/contract';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { isRunningStep } from '../../shared/charts/data/running-step';
import { visitTexts as texts } from './visit-analytics.fr';

/** What the charts of visits draw. */
export function curveData(visits: VisitAnalytics): ChartData<'at' | 'value' | 'before' | 'views'> {
  const { series, step, computed_at } = visits;
  return {
    columns: [
      { key: 'at', label: texts.at, kind: step },
      { key: 'value', label: texts.visits, kind: 'count' },
      { key: 'before', label: texts.before, kind: 'count' },
      { key: 'views', label: texts.views, kind: 'count' },
    ],
    rows: series.visits.map(({ at, value, before }, index) => ({
      values: { at, value, before, views: series.views[index]?.value ?? null },
      isRunning: isRunningStep(at, step, computed_at),
    })),
  };
}

/** Visits at each step: of a day under way, nothing is said of those of the day before that gave. */
export function funnelData({ figures }: VisitAnalytics): ChartData<'step' | 'value' | 'before'> {
  const isCompared = isFunnelCompared(figures);
  const row = (step: string, { value, before }: Figure) => ({
    values: { step, value, before: isCompared ? before : null },
  });
  return {
    columns: [
      { key: 'step', label: texts.step, kind: 'text' },
      { key: 'value', label: texts.now, kind: 'count' },
      { key: 'before', label: texts.before, kind: 'count' },
    ],
    rows: [
      row(texts.visitStep, figures.visits),
      row(texts.begunStep, figures.visits_began),
      row(texts.paidStep, figures.visits_gave),
    ],
  };
}

export const isFunnelCompared = ({ visits, visits_began }: VisitAnalytics['figures']): boolean =>
  visits.before !== null && visits_began.before !== null;

export function linesData(lines: readonly VisitLine[], name: string): ChartData<'name' | 'value' | 'before'> {
  return {
    columns: [
      { key: 'name', label: name, kind: 'text' },
      { key: 'value', label: texts.visits, kind: 'count' },
      { key: 'before', label: texts.before, kind: 'count' },
    ],
    rows: lines.map(({ value, label, visits }) => ({
      values: { name: label, value: visits.value, before: visits.before },
      ...(value === null && { isRest: true }),
    })),
  };
}

export function sourcesData(
  sources: readonly SourceLine[],
): ChartData<'name' | 'value' | 'before' | 'gifts' | 'rate'> {
  return {
    columns: [
      { key: 'name', label: texts.source, kind: 'text' },
      { key: 'value', label: texts.visits, kind: 'count' },
      { key: 'before', label: texts.before, kind: 'count' },
      { key: 'gifts', label: texts.gifts, kind: 'count' },
      { key: 'rate', label: texts.per_100, kind: 'decimal' },
    ],
    rows: sources.map(({ value, label, visits, gifts, gifts_per_100 }) => ({
      values: {
        name: label,
        value: visits.value,
        before: visits.before,
        gifts: gifts.value,
        rate: gifts_per_100,
      },
      ...(value === null && { isRest: true }),
    })),
  };
}

export function pagesData(pages: readonly PageLine[]): ChartData<'name' | 'value' | 'before' | 'visits'> {
  return {
    columns: [
      { key: 'name', label: texts.page, kind: 'text' },
      { key: 'value', label: texts.pagesUnit, kind: 'count' },
      { key: 'before', label: texts.before, kind: 'count' },
      { key: 'visits', label: texts.visits, kind: 'count' },
    ],
    rows: pages.map(({ value, label, path, views, visits }) => ({
      values: { name: label, value: views.value, before: views.before, visits: visits.value },
      ...(path && { href: path }),
      ...(value === null && { isRest: true }),
    })),
  };
}
