import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength, Validate, ValidateIf, ValidatorConstraint } from 'class-validator';
import { CASE_MESSAGES } from '../casework/casework.contract.js';
import { OptionalWords, RequiredWords } from '../casework/case-form.fields.js';
import { CaseEntry, CaseFormInput, caseStateOf } from '../casework/casework.dto.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { answerWith } from '../../platform/http/answer-with.js';
import { IfGiven } from '../../platform/http/if-given.js';
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

const unlessEmpty = () => ValidateIf((_, value: unknown) => value !== undefined && value !== '');

@ValidatorConstraint()
class Phone {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isPhone(value);
  }
}

/** `POST /universities/accompaniment-requests/`. */
export class AccompanimentInput extends CaseFormInput {
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.phone })
  @MaxLength(LIMITS.phone, { message: MESSAGES.phone_invalid })
  @Validate(Phone, { message: MESSAGES.phone_invalid })
  @unlessEmpty()
  @Trimmed()
  phone_number?: string;

  @IsIn(SUPPORT_TYPES)
  @IfGiven()
  support_type?: SupportType;

  @IsIn(URGENCIES)
  @IfGiven()
  urgency?: Urgency;

  @OptionalWords(LIMITS.country)
  target_country?: string;

  @IsIn(STUDY_LEVELS, { message: MESSAGES.level })
  current_level: StudyLevel;

  @IsIn(STUDY_LEVELS)
  @IfGiven()
  target_level?: StudyLevel;

  @MaxLength(LIMITS.title, { message: CASE_MESSAGES.too_long(LIMITS.title) })
  @IsString()
  @IfGiven()
  @OneLine()
  title?: string;

  /** The objectives. */
  @RequiredWords(LIMITS.text, MESSAGES.objectives)
  description: string;

  @OptionalWords(LIMITS.text)
  specific_questions?: string;
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
  entries: CaseEntry[];
}
