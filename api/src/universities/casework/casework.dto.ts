import type { Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsInt, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { RequiredWords } from './case-form.fields.js';
import {
  CASE_ENTRY_KINDS,
  CASE_FORM_LIMITS,
  CASE_FORM_MESSAGES as ASKS,
  CASE_LIMITS as LIMITS,
  CASE_MESSAGES as MESSAGES,
  type CaseEntryKind,
} from './casework.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { MAX_INT } from '../../platform/database/max-int.js';

class CaseVersionBody {
  @ApiProperty({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

/** What every form of a student asks. */
export class CaseFormInput {
  @RequiredWords(CASE_FORM_LIMITS.name, ASKS.first_name)
  first_name: string;

  @RequiredWords(CASE_FORM_LIMITS.name, ASKS.last_name)
  last_name: string;

  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: ASKS.email_missing, invalid: ASKS.email_invalid })
  email: string;

  @RequiredWords(CASE_FORM_LIMITS.field_of_study, ASKS.field_of_study)
  field_of_study: string;

  /** What is sent twice from one form, as it is, is one. */
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

/** `PUT admin/{resource}/{id}`. */
export class CaseChanges extends CaseVersionBody {
  @MaxLength(40)
  @IsString()
  @IfGiven()
  status?: string;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null)
  assigned_to?: number | null;
}

/** `POST admin/{resource}/{id}/notes`. */
export class CaseNoteInput {
  @RequiredWords(LIMITS.body, MESSAGES.note)
  body: string;
}

export class CasePreviewBody {
  /** `{first_name}` and its like are filled in. */
  @RequiredText(LIMITS.subject, MESSAGES.subject)
  subject: string;

  @RequiredWords(LIMITS.body, MESSAGES.body)
  body: string;

  /** Where given, the case takes this state in the same transaction. */
  @MaxLength(40)
  @IsString()
  @IfGiven()
  status?: string;
}

/** `POST admin/{resource}/{id}/letters`: leaves by mail in the association's layout. */
export class CaseEmailInput extends IntersectionType(CasePreviewBody, CaseVersionBody) {}

/** `POST admin/{resource}/{id}/letters/preview`: the email as it would leave; nothing is written. */
export class CaseEmailPreview {
  to: string;
  subject: string;
  body: string;
}

/** A line of a case's timeline. */
export class CaseEntry {
  id: number;

  @ApiProperty({ enum: CASE_ENTRY_KINDS })
  kind: CaseEntryKind;

  /** The note or the email; for a state or an assignment, what it became, in French. */
  @PersonalData('text')
  body: string;

  /** Of an email. */
  @PersonalData('text')
  subject: string;

  /** Null for what nobody of the staff did. */
  staff_name: string | null;

  created_at: string;
}

/** What staff read of any case, besides its form. */
export class CaseState<Status extends string = string> {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  status: Status;

  /** What it may become now. */
  next_statuses: Status[];

  /** `ACC-2026-000012`, `AMB-2026-000003`: for the phone. */
  reference: string;

  @PersonalData('name')
  first_name: string;

  @PersonalData('name')
  last_name: string;

  @PersonalData('email')
  email: string;

  assigned_to: number | null;

  assigned_name: string | null;

  notes: number;
  letters: number;
  created_at: string;
  updated_at: string;

  /** When the student was first written to. */
  answered_at: string | null;

  closed_at: string | null;

  /** In the trash since; emptied after 30 days. */
  deleted_at: string | null;

  version: number;
}

/** A class to extend: the same of a kind of case that has these states. */
export function caseStateOf<Status extends string>(statuses: readonly Status[]): Type<CaseState<Status>> {
  class StateOfKind extends CaseState<Status> {}
  ApiProperty({ enum: statuses })(StateOfKind.prototype, 'status');
  ApiProperty({ enum: statuses, isArray: true })(StateOfKind.prototype, 'next_statuses');
  return StateOfKind;
}

/** A mail that staff may start from; `{first_name}` and its like are filled in by the api. */
export class CaseTemplate {
  key: string;
  label: string;
  subject: string;
  body: string;

  /** The state that the case usually takes with this email; null where it keeps its own. */
  status: string | null;
}

/** Someone who may take a case in hand. */
export class CaseAssignee {
  id: number;
  name: string;
}

export class CaseCount {
  value: string;
  label: string;
  count: number;
}

class CaseMonth {
  /** `2026-11`. */
  month: string;
  received: number;
  closed: number;
}

/** `admin/{resource}/figures`. */
export class CaseStats {
  open: number;
  unassigned: number;
  mine: number;

  /** Mean days from receipt to the first answer; null where none was answered. */
  days_to_answer: number | null;

  by_status: CaseCount[];

  by_country: CaseCount[];

  by_level: CaseCount[];

  /** Twelve of them, of Paris. */
  by_month: CaseMonth[];
}

class CaseEmailOfStudent {
  subject: string;
  body: string;
  sent_at: string;
}

/** A case as its student reads it at /mon-compte. */
export class CaseOfStudent {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;
  resource: string;
  title: string;
  status: string;
  status_label: string;
  created_at: string;
  updated_at: string;

  closed_at: string | null;

  /** What the association wrote, oldest first. */
  letters: CaseEmailOfStudent[];

  /** What was sent, by field. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  form: Record<string, unknown>;
}
