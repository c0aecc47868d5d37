import type { PageLine, SourceLine, VisitAnalytics } from '@livres/api/contract';
import type { Sentence } from '../../shared/charts/panel/ChartHead';
import { frenchNumber } from '../../shared/format/french-number';
import { visitTexts as texts } from './visit-analytics.fr';
import { isFunnelCompared } from './visit-data';

const NOTABLE_PERCENT = 5;
const LEAST_GIFTS = 3;
const LEAST_VIEWS = 20;

export const percent = (share: number): string => `${frenchNumber(Math.round(share * 10) / 10)}\u00a0%`;

/** How many came, and what the tops were. */
export function curveSentence({ figures: { visits }, peaks }: VisitAnalytics): Sentence | undefined {
  if (!visits.value) return undefined;
  const labels = [...new Set(peaks.map(({ label }) => label))];
  return {
    fact: texts.curveFact(frenchNumber(visits.value), changeOf(visits.value, visits.before)),
    ...(labels.length > 0 && { reason: texts.peaks(labels.join(', ')) }),
  };
}

function changeOf(now: number, before: number | null): string {
  if (!before) return '';
  const change = ((now - before) / before) * 100;
  if (Math.abs(change) < NOTABLE_PERCENT) return texts.same;
  const share = percent(Math.round(Math.abs(change)));
  return change > 0 ? texts.more(share) : texts.less(share);
}

/** Of a thousand visits, how many begin a gift and pay it. */
export function funnelSentence({ figures }: VisitAnalytics): Sentence | undefined {
  const { visits, visits_began, visits_gave } = figures;
  if (!visits.value || !visits_began.value) return undefined;
  const of = (part: number | null, whole: number) => Math.round(((part ?? 0) * 1000) / whole);
  const paid = of(visits_gave.value, visits.value);
  return {
    fact: texts.funnelFact(of(visits_began.value, visits.value), paid),
    ...(visits.before &&
      isFunnelCompared(figures) && {
        reason: texts.funnelChange(paid - of(visits_gave.before, visits.before)),
      }),
  };
}

/** Of the pages that were asked for, which share is in no figure, and why. */
export function uncountedSentence({ views, robot_views, refused_views }: VisitAnalytics['figures']): string {
  const [robots, refused] = [robot_views.value ?? 0, refused_views.value ?? 0];
  const asked = (views.value ?? 0) + robots + refused;
  const share = (part: number) => percent(asked === 0 ? 0 : (part * 100) / asked);
  return texts.uncounted(share(robots + refused), share(robots), share(refused));
}

/** The source whose visits give most often; nothing where too few gave. */
export function sourceSentence(sources: readonly SourceLine[]): Sentence | undefined {
  const best = sources
    .filter(
      ({ gifts, gifts_per_100, kind }) => (gifts.value ?? 0) >= LEAST_GIFTS && gifts_per_100 !== null && kind,
    )
    .toSorted((a, b) => (b.gifts_per_100 ?? 0) - (a.gifts_per_100 ?? 0))[0];
  return best
    ? {
        fact: texts.bestSource(best.label),
        reason: texts.bestSourceReason(frenchNumber(best.gifts_per_100 ?? 0)),
      }
    : undefined;
}

/** The page that rose the most; nothing where none did notably. */
export function pageSentence(pages: readonly PageLine[]): Sentence | undefined {
  const risen = pages
    .filter(({ value, views }) => value !== null && (views.before ?? 0) >= LEAST_VIEWS)
    .map(({ label, views }) => ({ label, ratio: (views.value ?? 0) / (views.before ?? 1) }))
    .toSorted((a, b) => b.ratio - a.ratio)[0];
  return risen && risen.ratio >= 1.25
    ? { fact: texts.pagesFact(risen.label), reason: texts.pagesReason }
    : undefined;
}

/** What most visits are made on. */
export function deviceSentence({ devices, figures, economy }: VisitAnalytics): Sentence | undefined {
  const [first] = devices;
  if (!first?.visits.value || !figures.visits.value) return undefined;
  return {
    fact: texts.devicesFact(Math.round((first.visits.value * 100) / figures.visits.value), first.label),
    ...(economy.value && { reason: texts.economy(percent(economy.value)) }),
  };
}
