import { QueryOneOf } from '../../platform/http/query-fields.js';
import { AnalyticsPeriodQuery } from './analytics-period.dto.js';

export const ANALYTICS_FILE_FORMATS = ['csv', 'xlsx'] as const;

export class AnalyticsFileQuery extends AnalyticsPeriodQuery {
  @QueryOneOf(ANALYTICS_FILE_FORMATS, 'Classeur Excel, ou CSV (par défaut).')
  format?: (typeof ANALYTICS_FILE_FORMATS)[number];
}
