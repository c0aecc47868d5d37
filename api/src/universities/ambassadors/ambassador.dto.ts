import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { CASE_MESSAGES, STUDENT_LEVELS, type StudentLevel } from '../casework/casework.contract.js';
import { CaseEntryResponse, CaseStateResponse } from '../casework/casework.dto.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  AMBASSADOR_LIMITS as LIMITS,
  AMBASSADOR_MESSAGES as MESSAGES,
  AMBASSADOR_STATUSES,
  type AmbassadorAnswer,
  type AmbassadorApplication,
  type AmbassadorDetail,
  type AmbassadorInput,
  type AmbassadorStatus,
  AVAILABILITY_HOURS,
  type AvailabilityHours,
  availabilityOf,
} from './ambassador.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

const tooLong = (most: number) => ({ message: CASE_MESSAGES.too_long(most) });

function Words() {
  return applyDecorators(
    IfGiven(),
    IsArray(),
    ArrayMaxSize(LIMITS.items),
    IsString({ each: true }),
    IsNotEmpty({ each: true }),
    MaxLength(LIMITS.name, { each: true }),
    ApiPropertyOptional({ type: [String], maxItems: LIMITS.items }),
  );
}

export class AmbassadorBody implements AmbassadorInput {
  @MaxLength(LIMITS.name, tooLong(LIMITS.name))
  @IsNotEmpty({ message: MESSAGES.first_name })
  @IsString({ message: MESSAGES.first_name })
  @Trimmed()
  first_name: string;

  @MaxLength(LIMITS.name, tooLong(LIMITS.name))
  @IsNotEmpty({ message: MESSAGES.last_name })
  @IsString({ message: MESSAGES.last_name })
  @Trimmed()
  last_name: string;

  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;

  @MaxLength(LIMITS.university, tooLong(LIMITS.university))
  @IsNotEmpty({ message: MESSAGES.university })
  @IsString({ message: MESSAGES.university })
  @Trimmed()
  university: string;

  @MaxLength(LIMITS.field_of_study, tooLong(LIMITS.field_of_study))
  @IsNotEmpty({ message: MESSAGES.field_of_study })
  @IsString({ message: MESSAGES.field_of_study })
  @Trimmed()
  field_of_study: string;

  @ApiProperty({ enum: STUDENT_LEVELS })
  @IsIn(STUDENT_LEVELS, { message: MESSAGES.level })
  current_level: StudentLevel;

  @MaxLength(LIMITS.country, tooLong(LIMITS.country))
  @IsString()
  @IfGiven()
  @Trimmed()
  country_origin?: string;

  @MaxLength(LIMITS.country, tooLong(LIMITS.country))
  @IsNotEmpty({ message: MESSAGES.country_study })
  @IsString({ message: MESSAGES.country_study })
  @Trimmed()
  country_study: string;

  /** Heures par mois : 2, 4, 8 ou 12 ; 4 pour ce qui ne se lit pas. */
  @ApiPropertyOptional({ enum: AVAILABILITY_HOURS, type: 'integer' })
  @IsIn(AVAILABILITY_HOURS, { message: MESSAGES.availability })
  @IfGiven()
  @Transform(({ value }: { value: unknown }) => hoursIn(value))
  availability_hours?: AvailabilityHours;

  @Words()
  languages?: string[];

  @Words()
  expertise_areas?: string[];

  @Words()
  target_countries?: string[];

  @MaxLength(LIMITS.text, tooLong(LIMITS.text))
  @IsNotEmpty({ message: MESSAGES.motivation })
  @IsString({ message: MESSAGES.motivation })
  @Trimmed()
  bio: string;

  @MaxLength(LIMITS.text, tooLong(LIMITS.text))
  @IsString()
  @IfGiven()
  @Trimmed()
  achievements?: string;

  @ApiPropertyOptional({ enum: ['candidate'] })
  @IsIn(['candidate'])
  @IfGiven()
  status?: 'candidate';

  @MaxLength(64)
  @IsString()
  @IfGiven()
  form_key?: string;

  /** Reste vide : seul un programme le remplit. */
  @MaxLength(500)
  @IsString()
  @IfGiven()
  website?: string;
}

// What is neither a text nor a number is no hours: it is refused.
function hoursIn(value: unknown): unknown {
  return typeof value === 'string' || typeof value === 'number' ? availabilityOf(value) : value;
}

export class AmbassadorAnswerResponse implements AmbassadorAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;

  @ApiProperty({ enum: AMBASSADOR_STATUSES })
  status: AmbassadorStatus;

  message: string;
}

export class AmbassadorApplicationResponse extends CaseStateResponse implements AmbassadorApplication {
  @ApiProperty({ enum: AMBASSADOR_STATUSES })
  status: AmbassadorStatus;

  @ApiProperty({ enum: AMBASSADOR_STATUSES, isArray: true })
  next_statuses: AmbassadorStatus[];

  university: string;
  field_of_study: string;

  @ApiProperty({ enum: STUDENT_LEVELS })
  current_level: StudentLevel;

  country_origin: string;
  country_study: string;

  @ApiProperty({ enum: AVAILABILITY_HOURS, type: 'integer' })
  availability_hours: AvailabilityHours;

  @ApiProperty({ type: [String] })
  languages: string[];

  @ApiProperty({ type: [String] })
  expertise_areas: string[];

  @ApiProperty({ type: [String] })
  target_countries: string[];

  @PersonalData('text')
  bio: string;

  @PersonalData('text')
  achievements: string;
}

export class AmbassadorDetailResponse extends AmbassadorApplicationResponse implements AmbassadorDetail {
  @ApiProperty({ type: [CaseEntryResponse] })
  entries: CaseEntryResponse[];
}
