import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsNotEmpty,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { IsAmount } from '../../platform/http/amount.js';
import {
  NullAs,
  OptionalAddress,
  OptionalCount,
  OptionalFlag,
  OptionalOneOf,
  OptionalSlug,
  OptionalText,
  RequiredIds,
  RequiredOneOf,
  RequiredText,
} from '../../platform/http/body-fields.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { PUBLISHING_MESSAGES } from '../../content/publishing/publishing.contract.js';
import { PublicationState, VersionBody } from '../../content/publishing/publishing.dto.js';
import {
  COVERAGE_TYPES,
  type CoverageType,
  SCHOLARSHIP_LEVELS,
  SCHOLARSHIP_LIMITS,
  SCHOLARSHIP_MESSAGES,
  SCHOLARSHIP_STATUSES,
  type ScholarshipLevel,
  type ScholarshipStatus,
} from './scholarship-choices.contract.js';
import { type LanguageRequirements, LINK_STATES, type LinkState } from './scholarship.contract.js';
import { AreLanguages, EachTrimmed, IsGrade, RequiredDay } from './scholarship-fields.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';

const { max_amount, max_countries, max_gpa, max_months, text } = SCHOLARSHIP_LIMITS;

/** What staff write; also `POST|PUT /universities/scholarships/`. */
export class ScholarshipInput {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(SCHOLARSHIP_LIMITS.title, SCHOLARSHIP_MESSAGES.title_required)
  title: string;

  /** Who grants it. */
  @RequiredText(SCHOLARSHIP_LIMITS.organization, SCHOLARSHIP_MESSAGES.organization_required)
  organization: string;

  /** A partner of the kind « université », where one grants it. */
  @OptionalCount(1)
  university_id?: number | null;

  /** Where one studies with it, in French. */
  @RequiredText(SCHOLARSHIP_LIMITS.country, SCHOLARSHIP_MESSAGES.country_required)
  country: string;

  @RequiredOneOf(SCHOLARSHIP_LEVELS, SCHOLARSHIP_MESSAGES.level_unknown)
  level: ScholarshipLevel;

  @RequiredText(SCHOLARSHIP_LIMITS.field_of_study, SCHOLARSHIP_MESSAGES.field_required)
  field_of_study: string;

  /** Euros, for the whole duration; null where the organisation does not say. */
  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: max_amount,
    nullable: true,
    description: 'En euros',
  })
  @Max(max_amount)
  @Min(0, { message: SCHOLARSHIP_MESSAGES.amount_negative })
  @IsAmount()
  @UnlessNull()
  amount?: number | null;

  @RequiredOneOf(COVERAGE_TYPES, SCHOLARSHIP_MESSAGES.coverage_unknown)
  coverage_type: CoverageType;

  /** The last day on which one may apply, in Paris: `2027-03-01`. */
  @RequiredDay(SCHOLARSHIP_MESSAGES.deadline_required)
  deadline: string;

  @OptionalCount(1, max_months)
  duration_months?: number | null;

  /** Light Markdown, as it was written. */
  @OptionalText(text)
  description?: string;

  @OptionalText(text)
  requirements?: string;

  @OptionalAddress(SCHOLARSHIP_MESSAGES.url_invalid)
  application_url?: string;

  /** Out of 4. */
  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: max_gpa, nullable: true, description: 'Sur 4' })
  @Max(max_gpa, { message: SCHOLARSHIP_MESSAGES.gpa_range })
  @Min(0, { message: SCHOLARSHIP_MESSAGES.gpa_range })
  @IsGrade()
  @UnlessNull()
  min_gpa?: number | null;

  @ApiPropertyOptional({
    oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
    nullable: true,
    description: 'Une phrase, ou un niveau par langue',
  })
  @AreLanguages()
  @UnlessNull()
  language_requirements?: LanguageRequirements;

  /** Countries of those who may apply, in French; empty where anyone may. */
  @ApiPropertyOptional({ type: [String], maxItems: max_countries })
  @MaxLength(SCHOLARSHIP_LIMITS.country, { each: true })
  @IsNotEmpty({ each: true })
  @IsString({ each: true })
  @ArrayMaxSize(max_countries)
  @IsArray()
  @IfGiven()
  @EachTrimmed()
  @NullAs([])
  eligible_countries?: string[];

  @OptionalFlag()
  is_featured?: boolean;

  @OptionalOneOf(SCHOLARSHIP_STATUSES)
  status?: ScholarshipStatus;
}

export class ScholarshipUpdate extends IntersectionType(
  PartialType(ScholarshipInput, { skipNullProperties: false }),
  VersionBody,
) {}

const Written = answerOf(ScholarshipInput, { language_requirements: '' });

/** A scholarship as anyone may read it. */
export class Scholarship extends OmitType(Written, ['university_id', 'deadline', 'status']) {
  id: number;

  /** The last day on which one may apply, in Paris: `2027-03-01`. */
  @ApiProperty({ type: String, format: 'date' })
  deadline: string;

  level_display: string;
  coverage_type_display: string;
  /** Both texts as sanitised HTML. */
  description_html: string;
  requirements_html: string;
  /** Of whoever asks, known by the header `X-Visitor-Id` or the member’s cookie; false for anyone else. */
  is_favorited: boolean;
  view_count: number;
  favorite_count: number;
  /** Days of Paris until the deadline: 0 on its day, negative after it. */
  days_until_deadline: number;

  /** Closed as well once the deadline has passed; staff read the state that they gave it. */
  @ApiProperty({ enum: SCHOLARSHIP_STATUSES })
  status: ScholarshipStatus;

  created_at: string;
  updated_at: string;
}

const TEXTS = ['description', 'requirements', 'description_html', 'requirements_html'] as const;

/** `GET /universities/scholarships/`: texts are left to the detail. */
export class ScholarshipSummary extends OmitType(Scholarship, TEXTS) {
  excerpt: string;
}

export class ScholarshipPageResponse extends PageOf(ScholarshipSummary) {}

/** `admin/scholarships`: what staff read. */
export class ScholarshipRecord extends IntersectionType(
  Scholarship,
  PickType(Written, ['university_id']),
  PublicationState,
) {
  university_name: string | null;

  /** What the last look at the application link found; `unchecked` until there was one. */
  @ApiProperty({ enum: LINK_STATES })
  link_state: LinkState;

  link_checked_at: string | null;

  /** Why it is dead, in French; empty otherwise. */
  link_fault: string;

  /** When it was first put online. */
  published_at: string | null;
}

export class ScholarshipBulkValues {
  @RequiredOneOf(SCHOLARSHIP_STATUSES, SCHOLARSHIP_MESSAGES.status_unknown)
  status: ScholarshipStatus;
}

export class ScholarshipBulkBody {
  @RequiredIds()
  ids: number[];

  @ValidateNested()
  @IsObject()
  @IsDefined()
  @Type(() => ScholarshipBulkValues)
  values: ScholarshipBulkValues;
}
