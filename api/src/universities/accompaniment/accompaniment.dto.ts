import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  Validate,
  ValidateIf,
  ValidatorConstraint,
} from 'class-validator';
import { CASE_MESSAGES } from '../casework/casework.contract.js';
import { CaseEntryResponse, CaseStateResponse } from '../casework/casework.dto.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import {
  ACCOMPANIMENT_LIMITS as LIMITS,
  ACCOMPANIMENT_MESSAGES as MESSAGES,
  ACCOMPANIMENT_STATUSES,
  type AccompanimentAnswer,
  type AccompanimentDetail,
  type AccompanimentInput,
  type AccompanimentRequest,
  type AccompanimentStatus,
  isPhone,
  STUDY_LEVELS,
  type StudyLevel,
  SUPPORT_TYPES,
  type SupportType,
  URGENCIES,
  type Urgency,
} from './accompaniment.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

const tooLong = (most: number) => ({ message: CASE_MESSAGES.too_long(most) });
const unlessEmpty = () => ValidateIf((_, value: unknown) => value !== undefined && value !== '');

@ValidatorConstraint()
class Phone {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isPhone(value);
  }
}

export class AccompanimentBody implements AccompanimentInput {
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

  @ApiPropertyOptional({ type: String, maxLength: LIMITS.phone })
  @MaxLength(LIMITS.phone, { message: MESSAGES.phone_invalid })
  @Validate(Phone, { message: MESSAGES.phone_invalid })
  @unlessEmpty()
  @Trimmed()
  phone_number?: string;

  @ApiPropertyOptional({ enum: SUPPORT_TYPES })
  @IsIn(SUPPORT_TYPES)
  @IfGiven()
  support_type?: SupportType;

  @ApiPropertyOptional({ enum: URGENCIES })
  @IsIn(URGENCIES)
  @IfGiven()
  urgency?: Urgency;

  @MaxLength(LIMITS.country, tooLong(LIMITS.country))
  @IsString()
  @IfGiven()
  @Trimmed()
  target_country?: string;

  @MaxLength(LIMITS.field_of_study, tooLong(LIMITS.field_of_study))
  @IsNotEmpty({ message: MESSAGES.field_of_study })
  @IsString({ message: MESSAGES.field_of_study })
  @Trimmed()
  field_of_study: string;

  @ApiProperty({ enum: STUDY_LEVELS })
  @IsIn(STUDY_LEVELS, { message: MESSAGES.level })
  current_level: StudyLevel;

  @ApiPropertyOptional({ enum: STUDY_LEVELS })
  @IsIn(STUDY_LEVELS)
  @IfGiven()
  target_level?: StudyLevel;

  @MaxLength(LIMITS.title, tooLong(LIMITS.title))
  @IsString()
  @IfGiven()
  @OneLine()
  title?: string;

  @MaxLength(LIMITS.text, tooLong(LIMITS.text))
  @IsNotEmpty({ message: MESSAGES.objectives })
  @IsString({ message: MESSAGES.objectives })
  @Trimmed()
  description: string;

  @MaxLength(LIMITS.text, tooLong(LIMITS.text))
  @IsString()
  @IfGiven()
  @Trimmed()
  specific_questions?: string;

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

export class AccompanimentAnswerResponse implements AccompanimentAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;

  @ApiProperty({ enum: ACCOMPANIMENT_STATUSES })
  status: AccompanimentStatus;

  message: string;
}

export class AccompanimentRequestResponse extends CaseStateResponse implements AccompanimentRequest {
  @ApiProperty({ enum: ACCOMPANIMENT_STATUSES })
  status: AccompanimentStatus;

  @ApiProperty({ enum: ACCOMPANIMENT_STATUSES, isArray: true })
  next_statuses: AccompanimentStatus[];

  @PersonalData('phone')
  phone_number: string;

  @ApiProperty({ enum: SUPPORT_TYPES })
  support_type: SupportType;

  @ApiProperty({ enum: URGENCIES })
  urgency: Urgency;

  target_country: string;
  field_of_study: string;

  @ApiProperty({ enum: STUDY_LEVELS })
  current_level: StudyLevel;

  @ApiProperty({ enum: STUDY_LEVELS })
  target_level: StudyLevel;

  @PersonalData('text')
  title: string;

  @PersonalData('text')
  description: string;

  @PersonalData('text')
  specific_questions: string;
}

export class AccompanimentDetailResponse extends AccompanimentRequestResponse implements AccompanimentDetail {
  @ApiProperty({ type: [CaseEntryResponse] })
  entries: CaseEntryResponse[];
}
