import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { CASE_MESSAGES, STUDENT_LEVELS, type StudentLevel } from '../casework/casework.contract.js';
import { CaseEntry, caseStateOf } from '../casework/casework.dto.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { answerWith } from '../../platform/http/answer-with.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  AMBASSADOR_LIMITS as LIMITS,
  AMBASSADOR_MESSAGES as MESSAGES,
  AMBASSADOR_STATUSES,
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

/** `POST /universities/ambassadors/apply/`. */
export class AmbassadorInput {
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

  /** The motivation. */
  @MaxLength(LIMITS.text, tooLong(LIMITS.text))
  @IsNotEmpty({ message: MESSAGES.motivation })
  @IsString({ message: MESSAGES.motivation })
  @Trimmed()
  bio: string;

  /** « Bourse obtenue: … » */
  @MaxLength(LIMITS.text, tooLong(LIMITS.text))
  @IsString()
  @IfGiven()
  @Trimmed()
  achievements?: string;

  /** Sent as `candidate`; nothing else is taken. */
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

export class AmbassadorAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;

  @ApiProperty({ enum: AMBASSADOR_STATUSES })
  status: AmbassadorStatus;

  message: string;
}

const Form = OmitType(AmbassadorInput, ['status', 'form_key', 'website']);

/** `admin/ambassador-applications`. */
export class AmbassadorApplication extends answerWith(caseStateOf(AMBASSADOR_STATUSES), answerOf(Form)) {
  @ApiProperty({ enum: AVAILABILITY_HOURS, type: 'integer' })
  override availability_hours: AvailabilityHours;

  @PersonalData('text')
  override bio: string;

  @PersonalData('text')
  override achievements: string;
}

export class AmbassadorDetail extends AmbassadorApplication {
  @ApiProperty({ type: [CaseEntry] })
  entries: CaseEntry[];
}
