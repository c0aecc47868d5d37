import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { MAX_INT } from '../../../platform/database/max-int.js';
import { QueryInt, QueryOneOf, QueryText } from '../../../platform/http/query-fields.js';
import { AnalyticsFileQuery } from '../analytics-file.dto.js';
import { AnalyticsDays, AnalyticsPeriodQuery, Figure, SeriesPoint } from '../analytics-period.dto.js';
import { DIMENSION_NAMES, type Dimension, type Measure, MEASURE_NAMES } from './measure.contract.js';

class Question {
  @QueryOneOf(
    MEASURE_NAMES,
    'Ce qui est compté ; si rien n’est dit, les dons d’argent reçus, ou les visites pour qui ne les lit pas.',
  )
  measure?: Measure;

  @QueryOneOf(DIMENSION_NAMES, 'Par quoi le partager ; au fil du temps si rien n’est dit.')
  dimension?: Dimension;

  @QueryInt(1, MAX_INT, 'Une campagne.')
  campaign?: number;

  @QueryInt(1, MAX_INT, 'Un événement.')
  event?: number;

  @QueryInt(1, MAX_INT, 'Un partenaire : les campagnes de ses projets.')
  partner?: number;

  @QueryText('Une région : un département de France (`69`), ou un pays.', 100)
  region?: string;
}

export class MeasureQuery extends IntersectionType(AnalyticsPeriodQuery, Question) {}
export class MeasureFileQuery extends IntersectionType(AnalyticsFileQuery, Question) {}

export class MeasureLine {
  /** The campaign, the page… as it is kept; empty where it is not known. */
  key: string;

  label: string;
  value: number | null;
  before: number | null;
}

/** `GET admin/analytics/measures`: one measure of a period. Either a curve, or lines with the greatest first. */
export class MeasureAnswer extends AnalyticsDays {
  @ApiProperty({ enum: MEASURE_NAMES })
  measure: Measure;

  @ApiProperty({ enum: DIMENSION_NAMES })
  dimension: Dimension;

  label: string;

  @ApiProperty({ enum: ['euros', 'count'] })
  unit: 'euros' | 'count';

  definition: string;
  total: Figure;
  series: SeriesPoint[];
  lines: MeasureLine[];
}
