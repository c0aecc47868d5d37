/** `GET /universities/scholarships/statistics/` and `/stats/`: active means open with a deadline not past. */
export class ScholarshipStatistics {
  active_scholarships: number;
  countries_count: number;
  /** Deadlines within 30 days. */
  upcoming_deadlines: number;

  /** Euros; null where no active scholarship states an amount. */
  avg_amount: number | null;
}

/** `GET /universities/scholarships/countries/`: of active scholarships, most first. */
export class ScholarshipCountry {
  country: string;
  count: number;
}

export class FacetCount {
  value: string;
  count: number;
}

/** `GET /universities/scholarships/facets/`: how many each choice would leave, the other filters kept. */
export class ScholarshipFacets {
  country: FacetCount[];

  level: FacetCount[];

  field_of_study: FacetCount[];

  coverage_type: FacetCount[];

  featured: number;
  /** Within 30 days. */
  upcoming: number;
}
