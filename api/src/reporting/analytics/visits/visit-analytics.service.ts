import { Injectable } from '@nestjs/common';
import { CONVERSION_KINDS, type ConversionKind } from '../../visits/visit.contract.js';
import { VisitMeasuresService } from '../../visits/visit-measures.service.js';
import { VisitRollupsService } from '../../visits/visit-rollups.service.js';
import type { AnalyticsPeriodQuery, Figure, SeriesPoint } from '../analytics-period.dto.js';
import { type ComparedDays, lastDayBefore, wholeDays } from '../analytics-period.rules.js';
import { AnalyticsPeriodsService, soFar } from '../analytics-periods.service.js';
import { GiftFactsService } from '../gifts/gift-facts.service.js';
import { OnlineGiftsService } from '../gifts/online-gifts.service.js';
import { DONATION_STOP_LABELS, SHOWN_LINES } from './visit-analytics.contract.js';
import { conversionLabels, visitDefinitions, visitTexts } from './visit-analytics.content.js';
import type {
  DonationStopCount,
  PageLine,
  SourceLine,
  VisitAnalytics,
  VisitConversion,
  VisitFigures,
  VisitLine,
} from './visit-analytics.dto.js';
import { firstLines, perHundred } from './visit-lists.rules.js';
import { compared, VisitListsService } from './visit-lists.service.js';
import { VisitSeriesService } from './visit-series.service.js';

type Conversions = Awaited<ReturnType<VisitMeasuresService['conversions']>>;

/** The screen of visits: who came, from where, to what, and what they then did. */
@Injectable()
export class VisitAnalyticsService {
  constructor(
    private readonly periods: AnalyticsPeriodsService,
    private readonly facts: GiftFactsService,
    private readonly rollups: VisitRollupsService,
    private readonly measures: VisitMeasuresService,
    private readonly lists: VisitListsService,
    private readonly curves: VisitSeriesService,
    private readonly online: OnlineGiftsService,
  ) {}

  async of(query: AnalyticsPeriodQuery, seesSums: boolean): Promise<VisitAnalytics> {
    const computed_at = await this.rollups.freshAt();
    if (seesSums) await this.facts.freshAt();
    const days = await this.periods.daysOf(query, 'visits');
    const whole = wholeDays(days);
    const [made, sources, curves, devices, economy, countries, pages] = await Promise.all([
      this.measures.conversions(whole),
      this.lists.sources(whole),
      this.curves.of(days, seesSums),
      this.lists.devices(whole),
      this.economy(whole),
      this.lists.countries(whole),
      this.lists.pages(whole),
    ]);
    return {
      ...days,
      computed_at: computed_at.toISOString(),
      counted_since: days.since,
      figures: await this.comparedSoFar(await this.figures(whole, made, seesSums), days, seesSums),
      ...curves,
      ...(await this.conversionsOf(whole, made)),
      devices,
      economy,
      countries: shortened(countries, SHOWN_LINES.countries, otherCountries),
      sources: shortened(sources, SHOWN_LINES.sources, otherSources),
      pages: shortened(pages, SHOWN_LINES.pages, otherPages),
      definitions: visitDefinitions,
    };
  }

  private async figures(days: ComparedDays, made: Conversions, seesSums: boolean) {
    const { visits, before_visits, views, before_views } = await this.measures.totals(days);
    const robots = await this.measures.totals(days, 'robots');
    const refused = await this.measures.totals(days, 'refused');
    const gifts = made.find(({ kind }) => kind === 'donation');
    const figure = (value: number, before: number) => compared({ value, before }, days);
    return {
      visits: figure(visits, before_visits),
      views: figure(views, before_views),
      views_per_visit: compared(
        { value: ratio(views, visits), before: ratio(before_views, before_visits) },
        days,
      ),
      gifts_begun: figure(gifts?.begun ?? 0, gifts?.before_begun ?? 0),
      gifts_paid: figure(gifts?.paid ?? 0, gifts?.before_paid ?? 0),
      visits_began: figure(gifts?.began ?? 0, gifts?.before_began ?? 0),
      visits_gave: figure(gifts?.gave ?? 0, gifts?.before_gave ?? 0),
      online: seesSums ? await this.online.total(days) : null,
      robot_views: figure(robots.views, robots.before_views),
      refused_views: figure(refused.views, refused.before_views),
    };
  }

  /** Of a period under way, the figures that are sums of hours beside the same part of the one before, to the hour. */
  private async comparedSoFar(
    figures: VisitFigures,
    days: ComparedDays,
    seesSums: boolean,
  ): Promise<VisitFigures> {
    const { before_hours, before_to } = days;
    if (before_hours === null || before_to === null) return figures;
    const { series } = await this.curves.of(lastDayBefore({ ...days, before_to }), seesSums);
    const beside = ({ value, before }: Figure, points: readonly SeriesPoint[]) => ({
      value,
      before: soFar(before, points, days),
    });
    const visits = beside(figures.visits, series.visits);
    const views = beside(figures.views, series.views);
    return {
      ...figures,
      visits,
      views,
      views_per_visit: {
        ...figures.views_per_visit,
        before: ratio(views.before ?? 0, visits.before ?? 0),
      },
      gifts_begun: beside(figures.gifts_begun, series.gifts_begun),
      gifts_paid: beside(figures.gifts_paid, series.gifts_paid),
      online: figures.online && series.online && beside(figures.online, series.online),
    };
  }

  private async conversionsOf(
    days: ComparedDays,
    made: Conversions,
  ): Promise<{ stops: DonationStopCount[]; conversions: VisitConversion[] }> {
    const [seen, done] = await Promise.all([this.byKind('seen', days), this.byKind('done', days)]);
    const conversions = CONVERSION_KINDS.map((kind) => {
      const saw = seen.get(kind);
      const did = done.get(kind);
      return {
        kind,
        label: conversionLabels[kind],
        seen: compared({ value: saw?.visits ?? 0, before: saw?.before_visits ?? 0 }, days),
        made: compared({ value: did?.visits ?? 0, before: did?.before_visits ?? 0 }, days),
        rate: compared(
          {
            value: perHundred(did?.visits ?? 0, saw?.visits ?? 0),
            before: perHundred(did?.before_visits ?? 0, saw?.before_visits ?? 0),
          },
          days,
        ),
      };
    });
    return { conversions, stops: stopsOf('donation', conversions, made) };
  }

  private async byKind(dimension: 'seen' | 'done', days: ComparedDays) {
    return new Map((await this.measures.by(dimension, days)).map((row) => [row.value, row]));
  }

  private async economy(days: ComparedDays): Promise<Figure> {
    const { visits, before_visits } = await this.measures.totals(days);
    const saving = await this.measures.of('economy', 'yes', days);
    return compared(
      {
        value: perHundred(saving.visits, visits),
        before: perHundred(saving.before_visits, before_visits),
      },
      days,
    );
  }
}

/** Of the visits that saw the form: those that never sent it, and those whose payment did not come. */
function stopsOf(
  of: ConversionKind,
  conversions: readonly VisitConversion[],
  made: Conversions,
): DonationStopCount[] {
  const conversion = conversions.find(({ kind }) => kind === of);
  const left = (conversion?.seen.value ?? 0) - (conversion?.made.value ?? 0);
  const { begun = 0, paid = 0, failed = 0 } = made.find(({ kind }) => kind === of) ?? {};
  return [
    { stop: 'form', label: DONATION_STOP_LABELS.form, count: left },
    { stop: 'refused', label: DONATION_STOP_LABELS.refused, count: failed },
    { stop: 'abandoned', label: DONATION_STOP_LABELS.abandoned, count: Math.max(0, begun - paid - failed) },
  ];
}

function shortened<Line extends VisitLine>(
  lines: readonly Line[],
  shown: number,
  rest: (others: readonly Line[]) => Line,
): Line[] {
  return firstLines(lines, shown, rest);
}

function added(lines: readonly { visits: Figure }[]): Figure {
  return sumOf(lines.map(({ visits }) => visits));
}

function sumOf(figures: readonly Figure[]): Figure {
  const sum = (part: keyof Figure) => figures.reduce((total, figure) => total + (figure[part] ?? 0), 0);
  return { value: sum('value'), before: figures[0]?.before === null ? null : sum('before') };
}

const otherCountries = (lines: readonly VisitLine[]): VisitLine => ({
  value: null,
  label: visitTexts.otherCountries(lines.length),
  visits: added(lines),
});

const otherSources = (lines: readonly SourceLine[]): SourceLine => {
  const [visits, gifts] = [added(lines), sumOf(lines.map((line) => line.gifts))];
  const gave = lines.reduce((sum, line) => sum + line.gave, 0);
  return {
    value: null,
    kind: null,
    label: visitTexts.otherSources(lines.length),
    visits,
    gifts,
    gave,
    gifts_per_100: perHundred(gave, visits.value ?? 0),
  };
};

const otherPages = (lines: readonly PageLine[]): PageLine => ({
  value: null,
  path: null,
  label: visitTexts.otherPages(lines.length),
  // A visit that saw several of them would count several times.
  visits: { value: null, before: null },
  views: sumOf(lines.map(({ views }) => views)),
});

const ratio = (part: number, whole: number) => (whole > 0 ? Math.round((part * 10) / whole) / 10 : null);
