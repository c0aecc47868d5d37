import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { STUDENT_LEVELS, type StudentLevel } from '../casework/casework.contract.js';
import { OptionalWords, RequiredWords } from '../casework/case-form.fields.js';
import { CaseEntry, CaseFormInput, caseStateOf } from '../casework/casework.dto.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { answerWith } from '../../platform/http/answer-with.js';
import { IfGiven } from '../../platform/http/if-given.js';
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
export class AmbassadorInput extends CaseFormInput {
  @RequiredWords(LIMITS.university, MESSAGES.university)
  university: string;

  @IsIn(STUDENT_LEVELS, { message: MESSAGES.level })
  current_level: StudentLevel;

  @OptionalWords(LIMITS.country)
  country_origin?: string;

  @RequiredWords(LIMITS.country, MESSAGES.country_study)
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
  @RequiredWords(LIMITS.text, MESSAGES.motivation)
  bio: string;

  /** « Bourse obtenue: … » */
  @OptionalWords(LIMITS.text)
  achievements?: string;

  /** Sent as `candidate`; nothing else is taken. */
  @ApiPropertyOptional({ enum: ['candidate'] })
  @IsIn(['candidate'])
  @IfGiven()
  status?: 'candidate';
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
  @PersonalData('text')
  override bio: string;

  @PersonalData('text')
  override achievements: string;
}

export class AmbassadorDetail extends AmbassadorApplication {
  entries: CaseEntry[];
}
