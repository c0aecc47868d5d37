import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
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
import { CaseEntry, caseStateOf } from '../casework/casework.dto.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { answerWith } from '../../platform/http/answer-with.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import {
  ACCOMPANIMENT_LIMITS as LIMITS,
  ACCOMPANIMENT_MESSAGES as MESSAGES,
  ACCOMPANIMENT_STATUSES,
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

/** `POST /universities/accompaniment-requests/`. */
export class AccompanimentInput {
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

  /** The objectives. */
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

  /** What is sent twice from one form, as it is, is one request. */
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

export class AccompanimentAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;

  @ApiProperty({ enum: ACCOMPANIMENT_STATUSES })
  status: AccompanimentStatus;

  message: string;
}

const Form = OmitType(AccompanimentInput, ['form_key', 'website']);

/** `admin/accompaniment-requests`. */
export class AccompanimentRequest extends answerWith(caseStateOf(ACCOMPANIMENT_STATUSES), answerOf(Form)) {
  @PersonalData('phone')
  override phone_number: string;

  @PersonalData('text')
  override title: string;

  @PersonalData('text')
  override description: string;

  @PersonalData('text')
  override specific_questions: string;
}

export class AccompanimentDetail extends AccompanimentRequest {
  @ApiProperty({ type: [CaseEntry] })
  entries: CaseEntry[];
}
