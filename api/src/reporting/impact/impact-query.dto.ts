import { PageQuery } from '../../platform/http/page.dto.js';
import { QueryInt, QueryOneOf, QueryOrdering, QueryText } from '../../platform/http/query-fields.js';
import { IMPACT_LIMITS } from './impact-admin.contract.js';

export class LocationsQuery extends PageQuery {
  @QueryText('Pays, sans égard aux accents ni aux majuscules.', 80)
  country?: string;
}

export class YearsQuery extends PageQuery {
  @QueryInt(IMPACT_LIMITS.first_year, IMPACT_LIMITS.last_year, 'L’année cherchée.')
  year?: number;

  @QueryOrdering(['year'])
  ordering?: string;
}

export class ImpactFileQuery {
  @QueryOneOf(['json', 'csv'], 'JSON, ou CSV pour un tableur.')
  format?: 'json' | 'csv';
}
