import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { PublicationStateResponse } from '../../content/publishing/publishing.dto.js';
import {
  COVERAGE_TYPES,
  type CoverageType,
  SCHOLARSHIP_LEVELS,
  SCHOLARSHIP_STATUSES,
  type ScholarshipLevel,
  type ScholarshipStatus,
} from './scholarship-choices.contract.js';
import {
  type FacetCount,
  type LanguageRequirements,
  LINK_STATES,
  type LinkState,
  type Scholarship,
  type ScholarshipCountry,
  type ScholarshipFacets,
  type ScholarshipRecord,
  type ScholarshipStatistics,
  type ScholarshipSummary,
} from './scholarship.contract.js';

export class ScholarshipResponse implements Scholarship {
  id: number;
  slug: string;
  title: string;
  organization: string;
  country: string;

  @ApiProperty({ enum: SCHOLARSHIP_LEVELS })
  level: ScholarshipLevel;

  level_display: string;
  field_of_study: string;

  @ApiProperty({ type: Number, nullable: true })
  amount: number | null;

  @ApiProperty({ enum: COVERAGE_TYPES })
  coverage_type: CoverageType;

  coverage_type_display: string;

  @ApiProperty({ type: String, format: 'date' })
  deadline: string;

  @ApiProperty({ type: Number, nullable: true })
  duration_months: number | null;

  description: string;
  requirements: string;
  description_html: string;
  requirements_html: string;
  application_url: string;

  @ApiProperty({ type: Number, nullable: true })
  min_gpa: number | null;

  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
  })
  language_requirements: LanguageRequirements;

  @ApiProperty({ type: [String] })
  eligible_countries: string[];

  is_featured: boolean;
  is_favorited: boolean;
  view_count: number;
  favorite_count: number;
  days_until_deadline: number;

  @ApiProperty({ enum: SCHOLARSHIP_STATUSES })
  status: ScholarshipStatus;

  created_at: string;
  updated_at: string;
}

const TEXTS = ['description', 'requirements', 'description_html', 'requirements_html'] as const;

export class ScholarshipSummaryResponse
  extends OmitType(ScholarshipResponse, TEXTS)
  implements ScholarshipSummary
{
  excerpt: string;
}

export class ScholarshipPageResponse {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [ScholarshipSummaryResponse] })
  results: ScholarshipSummaryResponse[];
}

export class ScholarshipStatisticsResponse implements ScholarshipStatistics {
  active_scholarships: number;
  countries_count: number;
  upcoming_deadlines: number;

  @ApiProperty({ type: Number, nullable: true })
  avg_amount: number | null;
}

export class ScholarshipCountryResponse implements ScholarshipCountry {
  country: string;
  count: number;
}

export class FacetCountResponse implements FacetCount {
  value: string;
  count: number;
}

export class ScholarshipFacetsResponse implements ScholarshipFacets {
  @ApiProperty({ type: [FacetCountResponse] })
  country: FacetCountResponse[];

  @ApiProperty({ type: [FacetCountResponse] })
  level: FacetCountResponse[];

  @ApiProperty({ type: [FacetCountResponse] })
  field_of_study: FacetCountResponse[];

  @ApiProperty({ type: [FacetCountResponse] })
  coverage_type: FacetCountResponse[];

  featured: number;
  upcoming: number;
}

export class ScholarshipRecordResponse
  extends IntersectionType(ScholarshipResponse, PublicationStateResponse)
  implements ScholarshipRecord
{
  @ApiProperty({ type: Number, nullable: true })
  university_id: number | null;

  @ApiProperty({ type: String, nullable: true })
  university_name: string | null;

  @ApiProperty({ enum: LINK_STATES })
  link_state: LinkState;

  @ApiProperty({ type: String, nullable: true })
  link_checked_at: string | null;

  link_fault: string;

  @ApiProperty({ type: String, nullable: true })
  published_at: string | null;
}
