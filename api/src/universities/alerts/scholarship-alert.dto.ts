import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Equals,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  COVERAGE_TYPES,
  type CoverageType,
  SCHOLARSHIP_LEVELS,
  SCHOLARSHIP_LIMITS as LIMITS,
  SCHOLARSHIP_MESSAGES,
  type ScholarshipLevel,
} from '../scholarships/scholarship-choices.contract.js';
import type { ScholarshipFilters } from '../scholarships/scholarship.contract.js';
import {
  ALERT_FREQUENCIES,
  ALERT_MESSAGES as SAYS,
  ALERT_STATUSES,
  type AlertAnswer,
  type AlertChangeInput,
  type AlertFrequency,
  type AlertInput,
  type AlertStatus,
  type AlertTokenInput,
  type MemberAlertChanges,
  type ScholarshipAlert,
} from './scholarship-alert.contract.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NOT_A_DAY = { message: 'Indiquez un jour, par exemple 2027-03-01.' };

/** The filters of the public list, of which each may be left out. */
export class AlertFiltersBody implements ScholarshipFilters {
  @MaxLength(LIMITS.search)
  @IsString()
  @IfGiven()
  @Trimmed()
  search?: string;

  @MaxLength(LIMITS.country)
  @IsString()
  @IfGiven()
  @Trimmed()
  country?: string;

  @ApiPropertyOptional({ enum: SCHOLARSHIP_LEVELS })
  @IsIn(SCHOLARSHIP_LEVELS)
  @IfGiven()
  level?: ScholarshipLevel;

  @MaxLength(LIMITS.field_of_study)
  @IsString()
  @IfGiven()
  @Trimmed()
  field_of_study?: string;

  @ApiPropertyOptional({ type: 'number', minimum: 0, maximum: LIMITS.max_amount })
  @Max(LIMITS.max_amount)
  @Min(0, { message: SCHOLARSHIP_MESSAGES.amount_negative })
  @IsNumber({})
  @IfGiven()
  min_amount?: number;

  @ApiPropertyOptional({ type: 'number', minimum: 0, maximum: LIMITS.max_amount })
  @Max(LIMITS.max_amount)
  @Min(0, { message: SCHOLARSHIP_MESSAGES.amount_negative })
  @IsNumber({})
  @IfGiven()
  max_amount?: number;

  @ApiPropertyOptional({ enum: COVERAGE_TYPES })
  @IsIn(COVERAGE_TYPES)
  @IfGiven()
  coverage_type?: CoverageType;

  @ApiPropertyOptional({ type: String, format: 'date' })
  @Matches(DAY, NOT_A_DAY)
  @IsCalendarDate()
  @IfGiven()
  deadline_from?: string;

  @ApiPropertyOptional({ type: String, format: 'date' })
  @Matches(DAY, NOT_A_DAY)
  @IsCalendarDate()
  @IfGiven()
  deadline_to?: string;

  @IsBoolean()
  @IfGiven()
  is_featured?: boolean;
}

export class AlertBody implements AlertInput {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: SAYS.email_missing, invalid: SAYS.email_invalid })
  email: string;

  @ApiProperty({ enum: ALERT_FREQUENCIES })
  @IsIn(ALERT_FREQUENCIES, { message: SAYS.frequency_unknown })
  frequency: AlertFrequency;

  @ValidateNested()
  @IsObject()
  @Type(() => AlertFiltersBody)
  filters: AlertFiltersBody;

  @Equals(true, { message: SAYS.consent })
  consent: boolean;

  /** Reste vide : seul un programme le remplit. */
  @MaxLength(500)
  @IsString()
  @IfGiven()
  website?: string;
}

export class AlertAnswerResponse implements AlertAnswer {
  message: string;

  @ApiProperty({ enum: ['pending', 'active'] })
  status: AlertAnswer['status'];
}

export class AlertTokenBody implements AlertTokenInput {
  @MaxLength(100)
  @IsString()
  token: string;
}

export class AlertChangeBody extends AlertTokenBody implements AlertChangeInput {
  @ApiProperty({ enum: ALERT_FREQUENCIES })
  @IsIn(ALERT_FREQUENCIES, { message: SAYS.frequency_unknown })
  frequency: AlertFrequency;
}

export class MemberAlertBody implements MemberAlertChanges {
  @ApiPropertyOptional({ enum: ALERT_FREQUENCIES })
  @IsIn(ALERT_FREQUENCIES, { message: SAYS.frequency_unknown })
  @IfGiven()
  frequency?: AlertFrequency;

  @ApiPropertyOptional({ enum: ['active', 'stopped'] })
  @IsIn(['active', 'stopped'])
  @IfGiven()
  status?: 'active' | 'stopped';
}

export class AlertFiltersResponse implements ScholarshipFilters {
  search?: string;
  country?: string;

  @ApiPropertyOptional({ enum: SCHOLARSHIP_LEVELS })
  level?: ScholarshipLevel;

  field_of_study?: string;
  min_amount?: number;
  max_amount?: number;

  @ApiPropertyOptional({ enum: COVERAGE_TYPES })
  coverage_type?: CoverageType;

  deadline_from?: string;
  deadline_to?: string;
  is_featured?: boolean;
}

export class ScholarshipAlertResponse implements ScholarshipAlert {
  id: string;

  @ApiProperty({ enum: ALERT_STATUSES })
  status: AlertStatus;

  @ApiProperty({ enum: ALERT_FREQUENCIES })
  frequency: AlertFrequency;

  filters: AlertFiltersResponse;
  email_hint: string;
  matches: number;

  @ApiProperty({ type: String, nullable: true })
  last_sent_at: string | null;

  created_at: string;
}
