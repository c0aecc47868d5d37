import { ApiProperty } from '@nestjs/swagger';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  type CampaignStatus,
  type CampaignType,
} from '../../../content/campaigns/campaign.contract.js';
import { MAX_INT } from '../../../platform/database/max-int.js';
import { QueryInt } from '../../../platform/http/query-fields.js';
import { CURRENCIES, type Currency } from '../../../platform/money/money.contract.js';
import {
  CAMPAIGN_NEWS_KINDS,
  CAMPAIGN_SOURCE_KINDS,
  type CampaignNewsKind,
  type CampaignSourceKind,
  HOURS_OF,
  type HoursOf,
  NO_PROJECTION,
  type NoProjection,
  PROJECTION_BASES,
  type ProjectionBasis,
} from './campaign-analytics.contract.js';

export class CampaignAnalyticsQuery {
  @QueryInt(1, MAX_INT, 'Seconde campagne, à comparer à la première.')
  with?: number;
}

/** `GET admin/analytics/campaigns`: those to choose from, that which began last first. Without those in the trash. */
export class CampaignChoice {
  id: number;
  slug: string;
  title: string;

  @ApiProperty({ enum: CAMPAIGN_STATUSES })
  status: CampaignStatus;

  @ApiProperty({ enum: CAMPAIGN_TYPES })
  campaign_type: CampaignType;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  start_date: string | null;
  end_date: string | null;
  /** What it says on the site: the gifts of the journal, and what was there before. */
  raised: number;
  /** Null without one. */
  goal: number | null;
}

/** What was given on a day, since the campaign began. */
export class CampaignDay {
  @ApiProperty({ format: 'date' })
  day: string;

  /** Days since the first one: 0 for that of the launch. */
  index: number;
  /** Less what was given back that day. */
  raised: number;
  gifts: number;
  /** What is there in the evening, with what was there before. */
  total: number;
  /** Of the goal, from 0, above 1 beyond it; null without a goal. */
  share: number | null;
}

export class CampaignPace {
  /** From the first day to the last, to reach the goal evenly; null without a goal or an end. */
  regular: number | null;
  /** A day, until the end, to reach the goal: 0 where it is reached. Null without a goal, without an end or after it. */
  needed: number | null;
  /** A day, of the last 30 or of those since the launch where there are fewer. */
  made: number | null;
  made_days: number;
}

export class ProjectedDay {
  @ApiProperty({ format: 'date' })
  day: string;

  index: number;
  /** The middle draw; one in ten is below `low`, one in ten above `high`. */
  total: number;
  low: number;
  high: number;
}

/** Remaining days drawn again and again from days that were: the same for the same campaign on the same day. */
export class CampaignProjection {
  @ApiProperty({ enum: PROJECTION_BASES })
  basis: ProjectionBasis;

  /** Past campaigns whose days were drawn; 0 where they are the campaign's own. */
  campaigns: number;
  /** Days to draw from. */
  days: number;
  draws: number;
  remaining_days: number;
  /** On the last day. */
  total: number;
  low: number;
  high: number;
  /** Draws out of ten that reach the goal; null without a goal. */
  chances: number | null;
  /** From today to the last day, 60 at most. */
  band: ProjectedDay[];
}

export class CampaignSource {
  @ApiProperty({ enum: CAMPAIGN_SOURCE_KINDS })
  kind: CampaignSourceKind;

  /** A site's host, a code, a method of payment; empty where the kind says all. */
  source: string;
  label: string;
  raised: number;
  gifts: number;
  /** Of what was raised, from 0 to 1; null where that is nothing. */
  share: number | null;
}

export class CampaignHour {
  /** 1 for Monday. */
  weekday: number;
  /** Of Paris. */
  hour: number;
  gifts: number;
  raised: number;
}

export class CampaignHours {
  @ApiProperty({ enum: HOURS_OF })
  of: HoursOf;

  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  gifts: number;
  /** All 168. */
  cells: CampaignHour[];
}

/** Things given, beside those hoped for: null without a goal. */
export class CampaignGoods {
  received: number;
  expected: number | null;
  missing: number | null;
}

/** What was published on a day of many gifts or on the one before. */
export class CampaignNews {
  @ApiProperty({ enum: CAMPAIGN_NEWS_KINDS })
  kind: CampaignNewsKind;

  id: number;
  title: string;

  @ApiProperty({ format: 'date' })
  day: string;

  /** It links to the campaign's page. */
  names_campaign: boolean;
}

export class CampaignPeak {
  @ApiProperty({ format: 'date' })
  day: string;

  index: number;
  raised: number;
  gifts: number;
  total: number;
  /** How many times a usual day. */
  times: number;
  news: CampaignNews[];
}

/** Facts of one campaign: of two, the same stand side by side. Amounts are in `currency`. */
export class CampaignFacts extends CampaignChoice {
  /** Days of Paris; the last is null without an end. */
  @ApiProperty({ format: 'date' })
  first_day: string;

  @ApiProperty({ format: 'date', nullable: true, type: String })
  last_day: string | null;

  /** From first to last day, both included; null without an end. */
  duration_days: number | null;
  /** Since the launch, 0 on its day; below 0 before it. */
  elapsed_days: number;
  /** From tomorrow to the last day; null without an end, 0 after it. */
  remaining_days: number | null;
  /** Of the goal, from 0; null without a goal. */
  progress: number | null;
  /** What was there before, in `raised` and in every total. */
  opening: number;
  gifts: number;
  /** Of those, gifts that come again. */
  recurring_gifts: number;
  average: number | null;
  median: number | null;
  donors: number;
  new_donors: number;
  known_donors: number;
  /** Of its donors, from 0 to 1; null without one. */
  new_share: number | null;
  pace: CampaignPace;
  books: CampaignGoods;
  equipment: CampaignGoods;
  /** Of the campaign's page since the launch. */
  page_visits: number;
  /** Null where no visit was counted. */
  gifts_per_100_visits: number | null;
  /** Every day from the first to today, or to the last one where the campaign has ended. */
  days: CampaignDay[];
}

/** Both on the same day since their launch, the last that both have seen. */
export class CampaignsAligned {
  index: number;
  share: number | null;
  other_share: number | null;
  total: number;
  other_total: number;
}

/** A sentence for each figure, in French. */
export class CampaignDefinitions {
  raised: string;
  pace: string;
  projection: string;
  donors: string;
  median: string;
  sources: string;
  hours: string;
  goods: string;
  peaks: string;
  compared: string;
  visits: string;
}

/** `GET admin/analytics/campaigns/{id}`. */
export class CampaignAnalytics {
  /** The moment that the figures are of. */
  @ApiProperty({ format: 'date-time' })
  computed_at: string;

  @ApiProperty({ format: 'date' })
  today: string;

  campaign: CampaignFacts;
  projection: CampaignProjection | null;

  /** Why there is no projection; null where there is one. */
  @ApiProperty({ enum: NO_PROJECTION, nullable: true })
  no_projection: NoProjection | null;

  /** The greatest sum first. */
  sources: CampaignSource[];
  hours: CampaignHours;
  /** Days that brought three times a usual one or more, the first first; five at most. */
  peaks: CampaignPeak[];
  /** With `with`. */
  other: CampaignFacts | null;
  aligned: CampaignsAligned | null;
  definitions: CampaignDefinitions;
}
