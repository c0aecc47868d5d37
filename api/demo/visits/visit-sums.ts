import { CONVERSION_KINDS, SEEN_BEFORE } from '../../src/reporting/visits/visit.contract.js';
import type { PlannedVisit } from './planned-visit.js';

const DIMENSIONS = [
  'campaign',
  'conversions',
  'country',
  'device',
  'done',
  'economy',
  'gave',
  'landing',
  'page',
  'robots',
  'seen',
  'source',
  'total',
] as const;
type Dimension = (typeof DIMENSIONS)[number];

export interface VisitSum {
  day: string;
  dimension: Dimension;
  value: string;
  visits: number;
  views: number;
}

/** Adds visits up day by day, as the product does from the visits that it keeps. */
export class VisitSums {
  private readonly rows = new Map(DIMENSIONS.map((dimension) => [dimension, [] as VisitSum[]]));
  private readonly ofDay = new Map(DIMENSIONS.map((dimension) => [dimension, new Map<string, VisitSum>()]));
  private day = '';

  addDay(day: string, visits: readonly PlannedVisit[], robots: number): void {
    this.day = day;
    for (const values of this.ofDay.values()) values.clear();
    for (const visit of visits) this.addVisit(visit);
    if (robots > 0) this.add('robots', '', 0, robots);
  }

  /** By dimension, then by day: in about the order in which the database keeps them. */
  all(): VisitSum[] {
    return [...this.rows.values()].flat();
  }

  private addVisit(visit: PlannedVisit): void {
    const { origin, country, device, landing, saves_data, views, pages, conversion } = visit;
    this.add('total', '', 1, views);
    this.add('source', `${origin.source_kind}:${origin.source}`, 1, views);
    if (origin.utm_campaign) this.add('campaign', origin.utm_campaign, 1, views);
    this.add('country', country, 1, views);
    this.add('device', device, 1, views);
    this.add('landing', landing, 1, views);
    this.add('economy', saves_data ? 'yes' : 'no', 1, views);
    const hasGiven = conversion === 'donation' && visit.outcome === 'paid';
    const kinds = new Set<string>();
    for (const [page, times] of pages) {
      this.add('page', page, 1, times);
      const kind = kindSeenOn(page);
      if (kind) this.add('seen', kind, kinds.has(kind) ? 0 : 1, times);
      if (kind) kinds.add(kind);
      if (hasGiven && page.startsWith('/campagnes/')) this.add('gave', page, 1, times);
    }
    if (conversion) this.add('conversions', '', 1, 0);
    if (conversion && kinds.has(conversion)) this.add('done', conversion, 1, 0);
  }

  private add(dimension: Dimension, value: string, visits: number, views: number): void {
    const values = this.ofDay.get(dimension)!;
    let sum = values.get(value);
    if (!sum) {
      sum = { day: this.day, dimension, value, visits: 0, views: 0 };
      values.set(value, sum);
      this.rows.get(dimension)!.push(sum);
    }
    sum.visits += visits;
    sum.views += views;
  }
}

/** What begins on a page, if anything does. */
function kindSeenOn(page: string): string | undefined {
  if (!kinds.has(page))
    kinds.set(
      page,
      CONVERSION_KINDS.find((kind) => SEEN_BEFORE[kind].test(page)),
    );
  return kinds.get(page);
}
const kinds = new Map<string, string | undefined>();
