import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  CASE_ENTRY_KINDS,
  CASE_LIMITS as LIMITS,
  CASE_MESSAGES as MESSAGES,
  type CaseAssignee,
  type CaseChanges,
  type CaseCount,
  type CaseEntry,
  type CaseEntryKind,
  type CaseStats,
  type CaseEmailInput,
  type CaseEmailPreview,
  type CaseNoteInput,
  type CaseOfStudent,
  type CaseTemplate,
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

export class CaseChangesBody extends CaseVersionBody implements CaseChanges<string> {
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

export class CaseNoteBody implements CaseNoteInput {
  @MaxLength(LIMITS.body, { message: MESSAGES.too_long(LIMITS.body) })
  @IsNotEmpty({ message: MESSAGES.note })
  @IsString({ message: MESSAGES.note })
  @Trimmed()
  body: string;
}

export class CasePreviewBody {
  @RequiredText(LIMITS.subject, MESSAGES.subject)
  subject: string;

  @MaxLength(LIMITS.body, { message: MESSAGES.too_long(LIMITS.body) })
  @IsNotEmpty({ message: MESSAGES.body })
  @IsString({ message: MESSAGES.body })
  @Trimmed()
  body: string;

  @MaxLength(40)
  @IsString()
  @IfGiven()
  status?: string;
}

export class CaseEmailBody extends CasePreviewBody implements CaseEmailInput {
  @ApiProperty({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

export class CaseEmailPreviewResponse implements CaseEmailPreview {
  to: string;
  subject: string;
  body: string;
}

export class CaseEntryResponse implements CaseEntry {
  id: number;

  @ApiProperty({ enum: CASE_ENTRY_KINDS })
  kind: CaseEntryKind;

  @PersonalData('text')
  body: string;

  @PersonalData('text')
  subject: string;

  @ApiProperty({ type: String, nullable: true })
  staff_name: string | null;

  created_at: string;
}

/** What answers of every kind of case have; the kind adds its states and its form. */
export class CaseStateResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;

  @PersonalData('name')
  first_name: string;

  @PersonalData('name')
  last_name: string;

  @PersonalData('email')
  email: string;

  @ApiProperty({ type: Number, nullable: true })
  assigned_to: number | null;

  @ApiProperty({ type: String, nullable: true })
  assigned_name: string | null;

  notes: number;
  letters: number;
  created_at: string;
  updated_at: string;

  @ApiProperty({ type: String, nullable: true })
  answered_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  closed_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  deleted_at: string | null;

  version: number;
}

export class CaseTemplateResponse implements CaseTemplate {
  key: string;
  label: string;
  subject: string;
  body: string;

  @ApiProperty({ type: String, nullable: true })
  status: string | null;
}

export class CaseAssigneeResponse implements CaseAssignee {
  id: number;
  name: string;
}

export class CaseCountResponse implements CaseCount {
  value: string;
  label: string;
  count: number;
}

export class CaseMonthResponse {
  month: string;
  received: number;
  closed: number;
}

export class CaseStatsResponse implements CaseStats {
  open: number;
  unassigned: number;
  mine: number;

  @ApiProperty({ type: Number, nullable: true })
  days_to_answer: number | null;

  @ApiProperty({ type: [CaseCountResponse] })
  by_status: CaseCountResponse[];

  @ApiProperty({ type: [CaseCountResponse] })
  by_country: CaseCountResponse[];

  @ApiProperty({ type: [CaseCountResponse] })
  by_level: CaseCountResponse[];

  @ApiProperty({ type: [CaseMonthResponse] })
  by_month: CaseMonthResponse[];
}

export class CaseEmailOfStudentResponse {
  subject: string;
  body: string;
  sent_at: string;
}

export class CaseOfStudentResponse implements CaseOfStudent {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;
  resource: string;
  title: string;
  status: string;
  status_label: string;
  created_at: string;
  updated_at: string;

  @ApiProperty({ type: String, nullable: true })
  closed_at: string | null;

  @ApiProperty({ type: [CaseEmailOfStudentResponse] })
  letters: CaseEmailOfStudentResponse[];

  @ApiProperty({ type: 'object', additionalProperties: true })
  form: Record<string, unknown>;
}
