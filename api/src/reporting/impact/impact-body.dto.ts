import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsInt, Matches, Max, Min, ValidateIf } from 'class-validator';
import { IsAmount } from '../../platform/http/amount.js';
import { OptionalCount, OptionalFlag, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { IMPACT_LIMITS, IMPACT_MESSAGES } from './impact-admin.contract.js';
import { RecordVersion } from '../../platform/http/version.dto.js';

const { count, amount, least_librarians_trained } = IMPACT_LIMITS;

function Figure(least = 0) {
  const message = least > 0 ? { message: IMPACT_MESSAGES.least_librarians } : undefined;
  return applyDecorators(
    Max(count),
    Min(least, message),
    IsInt(),
    IfGiven(),
    ApiPropertyOptional({ type: 'integer', minimum: least, maximum: count }),
  );
}

/** The figures that may be entered together. */
export class FigureValues {
  @Figure()
  books_distributed?: number;

  @Figure()
  libraries_supported?: number;

  @Figure()
  beneficiaries_count?: number;

  @Figure()
  countries_count?: number;

  @Figure()
  volunteers_count?: number;

  @Figure(least_librarians_trained)
  librarians_trained?: number;

  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: amount, description: 'Euros' })
  @Max(amount)
  @Min(0)
  @IsAmount()
  @IfGiven()
  donations_total_amount?: number;

  @Figure()
  books_goal?: number;

  @Figure()
  libraries_goal?: number;

  @Figure()
  beneficiaries_goal?: number;
}

class FiguresVersion extends PartialType(RecordVersion, { skipNullProperties: false }) {}

/**
 * Body of `PUT admin/metrics/`: the figures to enter, and the version they were read at: that of the figure
 * (`FigureRecord.version`) or of all (`ImpactAdmin.version`). Only a figure that someone changed after that version
 * is refused (409, `ConflictProblem`, whose `changed_fields` are figures): figures do not undo one another.
 */
export class FiguresInput extends IntersectionType(FigureValues, FiguresVersion) {}

/** Body of `PUT admin/metrics/{id}`: one figure. */
export class FigureInput extends FiguresVersion {
  @ApiProperty({ type: Number, minimum: 0 })
  @Max(amount)
  @Min(0)
  @IsAmount()
  value: number;
}

/** A figure as a file says it. */
export class FigureEntry {
  @RequiredText(80, IMPACT_MESSAGES.nothing_given)
  name: string;

  @Allow()
  value: unknown;
}

/** Body of `POST metrics/crud/site-metrics/sync_update/`; with `version`, refused (409) if a figure changed since. */
export class RecalculationInput extends FiguresVersion {
  /** Say what would change, and change nothing. */
  @ApiPropertyOptional({ type: Boolean, description: 'Dire ce qui changerait, sans rien changer' })
  @IsBoolean()
  @IfGiven()
  preview?: boolean;
}

export class LocationInput {
  @RequiredText(IMPACT_LIMITS.name, IMPACT_MESSAGES.name_required)
  name: string;

  @RequiredText(IMPACT_LIMITS.name, IMPACT_MESSAGES.country_required)
  country: string;

  @OptionalCount(0, count)
  books_distributed?: number | null;

  @OptionalCount(0, count)
  beneficiaries_count?: number | null;

  @OptionalCount(0, count)
  libraries_count?: number | null;

  /** `#rrggbb`; indigo where it is left out. */
  @ApiPropertyOptional({ type: String, example: '#1a2160', nullable: true })
  @Matches(/^#[0-9a-f]{6}$/, { message: IMPACT_MESSAGES.color_invalid })
  @ValidateIf((_, value: unknown) => value !== null && value !== undefined)
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  )
  color?: string | null;

  @OptionalFlag()
  is_active?: boolean | null;

  /** The last place where it is left out. */
  @OptionalCount(0, 1_000_000)
  order?: number | null;
}

export class LocationUpdate extends IntersectionType(
  PartialType(LocationInput, { skipNullProperties: false }),
  FiguresVersion,
) {}

export class YearInput {
  @ApiProperty({
    type: 'integer',
    minimum: IMPACT_LIMITS.first_year,
    maximum: IMPACT_LIMITS.last_year,
  })
  @Max(IMPACT_LIMITS.last_year)
  @Min(IMPACT_LIMITS.first_year)
  @IsInt()
  year: number;

  @OptionalCount(0, count)
  books_distributed?: number | null;

  @OptionalCount(0, count)
  libraries_count?: number | null;

  @RequiredText(IMPACT_LIMITS.milestone, IMPACT_MESSAGES.milestone_required)
  milestone: string;

  /** True where it is left out. */
  @OptionalFlag()
  is_active?: boolean | null;
}

export class YearUpdate extends IntersectionType(
  PartialType(YearInput, { skipNullProperties: false }),
  FiguresVersion,
) {}
