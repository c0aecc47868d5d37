import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Transform, Type } from 'class-transformer';
import { IsAmount } from '../../platform/http/amount.js';
import {
  OptionalAddress,
  OptionalCount,
  OptionalFlag,
  OptionalOneOf,
  OptionalSlug,
  OptionalText,
  RequiredOneOf,
  RequiredText,
} from '../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { PUBLISHING_MESSAGES } from '../../content/publishing/publishing.contract.js';
import { VersionBody } from '../../content/publishing/publishing.dto.js';
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
import type { LanguageRequirements, ScholarshipInput } from './scholarship.contract.js';
import { areLanguages } from './scholarship.rules.js';
import { UnlessNull } from '../../platform/http/if-given.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const { max_amount, max_countries, max_gpa, max_months, text } = SCHOLARSHIP_LIMITS;

function AreLanguages() {
  return ValidateBy({
    name: 'areLanguages',
    validator: { validate: areLanguages, defaultMessage: () => SCHOLARSHIP_MESSAGES.languages_invalid },
  });
}

// IsNumber({ maxDecimalPlaces }) throws on 5e-324.
function IsGrade() {
  return ValidateBy({
    name: 'isGrade',
    validator: {
      validate: (value: unknown) => typeof value === 'number' && /^\d(\.\d{1,2})?$/.test(String(value)),
      defaultMessage: () => SCHOLARSHIP_MESSAGES.gpa_range,
    },
  });
}

const EachTrimmed = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)) : value,
  );

function RequiredDay(message: string) {
  return applyDecorators(
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message }),
    IsCalendarDate(),
    ApiProperty({ type: String, format: 'date', example: '2027-03-01' }),
  );
}

export class ScholarshipBody implements ScholarshipInput {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(SCHOLARSHIP_LIMITS.title, SCHOLARSHIP_MESSAGES.title_required)
  title: string;

  @RequiredText(SCHOLARSHIP_LIMITS.organization, SCHOLARSHIP_MESSAGES.organization_required)
  organization: string;

  @OptionalCount(1)
  university_id?: number | null;

  @RequiredText(SCHOLARSHIP_LIMITS.country, SCHOLARSHIP_MESSAGES.country_required)
  country: string;

  @RequiredOneOf(SCHOLARSHIP_LEVELS, SCHOLARSHIP_MESSAGES.level_unknown)
  level: ScholarshipLevel;

  @RequiredText(SCHOLARSHIP_LIMITS.field_of_study, SCHOLARSHIP_MESSAGES.field_required)
  field_of_study: string;

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

  @RequiredDay(SCHOLARSHIP_MESSAGES.deadline_required)
  deadline: string;

  @OptionalCount(1, max_months)
  duration_months?: number | null;

  @OptionalText(text)
  description?: string;

  @OptionalText(text)
  requirements?: string;

  @OptionalAddress(SCHOLARSHIP_MESSAGES.url_invalid)
  application_url?: string;

  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: max_gpa, nullable: true, description: 'Sur 4' })
  @Max(max_gpa, { message: SCHOLARSHIP_MESSAGES.gpa_range })
  @Min(0, { message: SCHOLARSHIP_MESSAGES.gpa_range })
  @IsGrade()
  @UnlessNull()
  min_gpa?: number | null;

  @ApiPropertyOptional({
    oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
    description: 'Une phrase, ou un niveau par langue',
  })
  @AreLanguages()
  @UnlessNull()
  language_requirements?: LanguageRequirements;

  @ApiPropertyOptional({ type: [String], maxItems: max_countries })
  @MaxLength(SCHOLARSHIP_LIMITS.country, { each: true })
  @IsNotEmpty({ each: true })
  @IsString({ each: true })
  @ArrayMaxSize(max_countries)
  @IsArray()
  @UnlessNull()
  @EachTrimmed()
  eligible_countries?: string[];

  @OptionalFlag()
  is_featured?: boolean;

  @OptionalOneOf(SCHOLARSHIP_STATUSES)
  status?: ScholarshipStatus;
}

export class ScholarshipUpdateBody extends IntersectionType(
  PartialType(ScholarshipBody, { skipNullProperties: false }),
  VersionBody,
) {}

export class ScholarshipBulkValues {
  @RequiredOneOf(SCHOLARSHIP_STATUSES, SCHOLARSHIP_MESSAGES.status_unknown)
  status: ScholarshipStatus;
}

export class ScholarshipBulkBody {
  @ApiProperty({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(500)
  @ArrayMinSize(1)
  @IsArray()
  ids: number[];

  @ValidateNested()
  @IsObject()
  @IsDefined()
  @Type(() => ScholarshipBulkValues)
  values: ScholarshipBulkValues;
}
