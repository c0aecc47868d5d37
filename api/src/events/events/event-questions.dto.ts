import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { OptionalFlag, RequiredOneOf, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { QUESTION_KINDS, QUESTION_LIMITS, type QuestionKind } from './event-choices.contract.js';
import { EVENT_MESSAGES } from './event.contract.js';

/** A question of the organiser's own on the registration form. */
export class EventQuestionInput {
  /** Given by the server to a new question; answers refer to it. */
  @Matches(/^[\w-]{1,40}$/)
  @IsString()
  @IfGiven()
  id?: string;

  @RequiredText(QUESTION_LIMITS.label, EVENT_MESSAGES.question_label)
  label: string;

  @RequiredOneOf(QUESTION_KINDS, EVENT_MESSAGES.question_kind)
  kind: QuestionKind;

  /** Of a choice alone. */
  @MaxLength(QUESTION_LIMITS.choice, { each: true })
  @IsNotEmpty({ each: true })
  @IsString({ each: true })
  @ArrayMaxSize(QUESTION_LIMITS.choices)
  @IsArray()
  @UnlessNull()
  choices?: string[] | null;

  @OptionalFlag()
  required?: boolean;
}

/** The same as it is kept. */
export class EventQuestion {
  id: string;
  label: string;

  @ApiProperty({ enum: QUESTION_KINDS })
  kind: QuestionKind;

  choices: string[];
  required: boolean;
}
