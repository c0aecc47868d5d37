import { ApiProperty } from '@nestjs/swagger';
import {
  CONVERSION_KINDS,
  type ConversionKind,
  VISIT_DEVICES,
  VISIT_SOURCE_KINDS,
  type VisitDevice,
  type VisitSourceKind,
} from '../../visits/visit.contract.js';
import { QueryOneOf } from '../../../platform/http/query-fields.js';
import { AnalyticsFileQuery } from '../analytics-file.dto.js';
import { AnalyticsDays, Figure, SeriesPoint } from '../analytics-period.dto.js';
import {
  DONATION_STOPS,
  type DonationStop,
  VISIT_LISTS,
  type VisitList,
} from './visit-analytics.contract.js';

export class VisitFileQuery extends AnalyticsFileQuery {
  @QueryOneOf(VISIT_LISTS, 'Ce que le fichier contient ; les jours si rien n’est dit.')
  list?: VisitList;
}

/** Euros, and counts. `online` is null for who may not read sums of gifts. */
export class VisitFigures {
  visits: Figure;

  views: Figure;

  views_per_visit: Figure;

  gifts_begun: Figure;

  gifts_paid: Figure;

  /** Visits that began a gift, however often, and those of them that paid one, at whichever try. */
  visits_began: Figure;

  visits_gave: Figure;

  online: Figure | null;

  /** Views by programs, which are in no other figure. */
  robot_views: Figure;
  /** Pages asked for by browsers that ask not to be followed, which are in no other figure. */
  refused_views: Figure;
}

export class VisitSeries {
  visits: SeriesPoint[];
  views: SeriesPoint[];
  gifts_begun: SeriesPoint[];
  gifts_paid: SeriesPoint[];
  /** Null for who may not read sums of gifts. */
  online: SeriesPoint[] | null;
}

/** A step far above the others, and where most of its visits came from. */
export class VisitPeak {
  at: string;
  visits: number;
  label: string;
}

export class DonationStopCount {
  @ApiProperty({ enum: DONATION_STOPS })
  stop: DonationStop;

  label: string;
  count: number;
}

/** Visits that saw where something begins, and those that did it. */
export class VisitConversion {
  @ApiProperty({ enum: CONVERSION_KINDS })
  kind: ConversionKind;

  label: string;
  seen: Figure;
  made: Figure;
  /** Of a hundred visits that saw it, how many did it; null where none saw it. */
  rate: Figure;
}

export class VisitLine {
  /** What is counted, as visits keep it; empty for what is not known, null for all the rest. */
  value: string | null;
  label: string;
  visits: Figure;
}

export class SourceLine extends VisitLine {
  @ApiProperty({ enum: VISIT_SOURCE_KINDS, nullable: true, type: String })
  kind: VisitSourceKind | null;

  gifts: Figure;
  /** Visits that paid a gift. */
  gave: number;
  /** How many visits of a hundred gave; null without a visit. */
  gifts_per_100: number | null;
}

export class PageLine extends VisitLine {
  /** The page on the site; null where its address names nobody's page in particular. */
  path: string | null;
  views: Figure;
}

export class DeviceLine extends VisitLine {
  @ApiProperty({ enum: VISIT_DEVICES })
  device: VisitDevice;
}

export class VisitDefinitions {
  visits: string;
  views: string;
  gifts_begun: string;
  gifts_paid: string;
  funnel: string;
  online: string;
  sources: string;
  countries: string;
  devices: string;
  pages: string;
  conversions: string;
}

/** `GET admin/analytics/visits`: who came, from where, to what, and what they then did. Nobody is followed. */
export class VisitAnalytics extends AnalyticsDays {
  /** The first day that visits were counted; null before the first visit. */
  @ApiProperty({ format: 'date', nullable: true, type: String })
  counted_since: string | null;

  figures: VisitFigures;
  series: VisitSeries;
  peaks: VisitPeak[];
  stops: DonationStopCount[];
  conversions: VisitConversion[];
  devices: DeviceLine[];
  /** Of a hundred visits, how many in economy mode. */
  economy: Figure;
  countries: VisitLine[];
  sources: SourceLine[];
  pages: PageLine[];
  definitions: VisitDefinitions;
}
