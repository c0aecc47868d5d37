import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { VisitRollupsService } from '../../visits/visit-rollups.service.js';
import { analyticsErrors } from '../analytics.errors.js';
import type { Figure } from '../analytics-period.dto.js';
import { type ComparedDays, lastDayBefore, wholeDays } from '../analytics-period.rules.js';
import { AnalyticsPeriodsService, soFar } from '../analytics-periods.service.js';
import { GiftFactsService } from '../gifts/gift-facts.service.js';
import {
  type Dimension,
  type Measure,
  MEASURE_SHAPES,
  type MeasureFilter,
  MEASURES,
} from './measure.contract.js';
import { measureDefinitions } from './measure.content.js';
import type { MeasureAnswer, MeasureQuery } from './measure.dto.js';
import { MeasureLabelsService } from './measure-labels.service.js';
import { campaignsOfPartner } from './measure-labels.queries.js';
import type { MeasureScope, MeasureSource } from './measure-source.js';
import { MeasureSourcesService } from './measure-sources.service.js';

const FILTERS: readonly MeasureFilter[] = ['campaign', 'event', 'region', 'partner'];

function shownBy(measure: Measure): 'gifts' | 'visits' | 'others' {
  const { resource } = MEASURES[measure];
  if (resource === 'analytics') return 'visits';
  return resource === 'giving' ? 'gifts' : 'others';
}

/** Who gave in two hours is one donor of both. */
const isSumOfHours = (measure: Measure): boolean =>
  MEASURE_SHAPES[measure].dimensions.includes('step') && measure !== 'donors' && measure !== 'new_donors';

/** Answers one measure of a period, shared out or over time: every screen's charts and saved questions are this. */
@Injectable()
export class MeasuresService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly periods: AnalyticsPeriodsService,
    private readonly facts: GiftFactsService,
    private readonly rollups: VisitRollupsService,
    private readonly labels: MeasureLabelsService,
    private readonly sources: MeasureSourcesService,
  ) {}

  /** `lastDay`: where periods end, today unless said otherwise. */
  async answer(query: MeasureQuery, lastDay?: string): Promise<MeasureAnswer> {
    const measure = query.measure ?? 'raised';
    const { dimensions } = MEASURE_SHAPES[measure];
    const dimension = query.dimension ?? dimensions[0]!;
    if (!dimensions.includes(dimension)) throw analyticsErrors.notSharedBy(measure, dimension);
    for (const filter of FILTERS)
      if (query[filter] !== undefined && !MEASURE_SHAPES[measure].filters.includes(filter))
        throw analyticsErrors.notFilteredBy(measure, filter);
    const computed_at = await this.freshAt(measure);
    const asked = await this.periods.daysOf(query, shownBy(measure), { lastDay });
    const days = asked.step === 'hour' || isSumOfHours(measure) ? asked : wholeDays(asked);
    const scope = await this.scopeOf(query);
    const source = this.sources.of(measure);
    const isCurve = dimension === 'step';
    const whole = wholeDays(days);
    return {
      ...days,
      computed_at: computed_at.toISOString(),
      measure,
      dimension,
      label: MEASURES[measure].label,
      unit: MEASURES[measure].unit,
      definition: measureDefinitions[measure],
      total: await this.total(measure, days, scope),
      series: isCurve ? await source.series(measure, days, scope) : [],
      lines: isCurve
        ? []
        : await this.named(
            measure,
            dimension,
            await source.lines(measure, dimension, whole, scope),
            whole.before_from,
          ),
    };
  }

  /** Of a period under way, the same part of the one before, to the hour where the measure is a sum of hours. */
  private async total(measure: Measure, days: ComparedDays, scope: MeasureScope): Promise<Figure> {
    const source = this.sources.of(measure);
    const whole = wholeDays(days);
    const total = known(await source.total(measure, whole, scope), whole.before_from);
    const { before_hours, before_to } = days;
    if (before_hours === null || before_to === null || !isSumOfHours(measure)) return total;
    const lastDay = await source.series(measure, lastDayBefore({ ...days, before_to }), scope);
    return { ...total, before: soFar(total.before, lastDay, days) };
  }

  private freshAt(measure: Measure): Promise<Date> {
    return MEASURES[measure].resource === 'analytics' ? this.rollups.freshAt() : this.facts.freshAt();
  }

  private async scopeOf({ campaign, partner, event, region }: MeasureQuery): Promise<MeasureScope> {
    const ofPartner = partner ? await campaignsOfPartner.all(this.database, partner) : null;
    const ids = ofPartner?.flatMap(({ id }) => id ?? []) ?? null;
    const campaigns = campaign ? (ids ? ids.filter((id) => id === campaign) : [campaign]) : ids;
    return { campaigns, event: event ?? null, region: region ?? null };
  }

  private async named(
    measure: Measure,
    dimension: Dimension,
    lines: Awaited<ReturnType<MeasureSource['lines']>>,
    before_from: string | null,
  ) {
    const labels = await this.labels.of(
      measure,
      dimension,
      lines.map(({ key }) => key),
    );
    return lines.map(({ key, value, before }) => ({
      key,
      label: labels.get(key) ?? key,
      ...known({ value, before }, before_from),
    }));
  }
}

/** Without a period before, nothing is said of it. */
const known = ({ value, before }: Figure, before_from: string | null): Figure => ({
  value,
  before: before_from ? before : null,
});
