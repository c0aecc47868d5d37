import { QueryInt } from '../../../platform/http/query-fields.js';
import { MAX_INT } from '../../../platform/database/max-int.js';
import { AnalyticsDays, AnalyticsPeriodQuery } from '../analytics-period.dto.js';

export class GiftFlowQuery extends AnalyticsPeriodQuery {
  @QueryInt(1, MAX_INT, 'Une campagne.')
  campaign?: number;
}

/** Euros that went this way. */
export class GiftFlowLine {
  /** Where gifts began. */
  source: string;
  source_label: string;
  /** Null for gifts to the association itself. */
  campaign_id: number | null;
  campaign: string;
  /** The project that the campaign is for; those of several together. */
  project: string;
  raised: number;
}

/** `GET admin/analytics/flow`: from where gifts began, by their campaign, to the project that it is for. */
export class GiftFlow extends AnalyticsDays {
  lines: GiftFlowLine[];
  total: number;
}

/** What a year of Paris brought. Money is null for who may not read sums of gifts. */
export class OverviewYear {
  year: number;
  raised: number | null;
  gifts: number | null;
  books: number;
  equipment: number;
  /** Null before visits were counted. */
  visits: number | null;
  /** Entered by staff for the years of the impact: in all at its end. */
  libraries: number | null;
  books_distributed: number | null;
  milestone: string | null;
}

/** A place where libraries are, as the public map shows it. */
export class OverviewPlace {
  name: string;
  country: string;
  libraries: number;
  books: number;
}

/** `GET admin/analytics/years`: the years of the association, the first one first, and its places. */
export class Overview {
  years: OverviewYear[];
  places: OverviewPlace[];
}
