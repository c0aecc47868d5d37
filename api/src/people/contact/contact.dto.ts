import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import {
  CONTACT_ENTRY_KINDS,
  CONTACT_LIMITS as LIMITS,
  CONTACT_MESSAGES as MESSAGES,
  CONTACT_STATUSES,
  type ContactEntryKind,
  type ContactStatus,
} from './contact.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { MAX_INT } from '../../platform/database/max-int.js';

/** `POST /contact/`. */
export class ContactInput {
  @MaxLength(LIMITS.name, { message: MESSAGES.too_long(LIMITS.name) })
  @IsNotEmpty({ message: MESSAGES.name })
  @IsString({ message: MESSAGES.name })
  @OneLine()
  name: string;

  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;

  @MaxLength(LIMITS.subject, { message: MESSAGES.too_long(LIMITS.subject) })
  @IsNotEmpty({ message: MESSAGES.subject })
  @IsString({ message: MESSAGES.subject })
  @OneLine()
  subject: string;

  @MaxLength(LIMITS.message, { message: MESSAGES.too_long(LIMITS.message) })
  @IsNotEmpty({ message: MESSAGES.message })
  @IsString({ message: MESSAGES.message })
  @Trimmed()
  message: string;

  /** Given with the form: what is sent twice from it, as it is, is one message. */
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

export class ContactAnswer {
  message: string;
}

/** `PUT admin/contact-messages/{id}`. */
export class ContactChanges extends RecordVersion {
  @IsIn(CONTACT_STATUSES)
  @IfGiven()
  status?: ContactStatus;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null)
  assigned_to?: number | null;
}

export class ContactReadBody {
  @IsBoolean()
  is_read: boolean;
}

export class ContactReplyBody extends RecordVersion {
  @MaxLength(LIMITS.reply, { message: MESSAGES.too_long(LIMITS.reply) })
  @IsNotEmpty({ message: MESSAGES.reply })
  @IsString({ message: MESSAGES.reply })
  @Trimmed()
  body: string;
}

export class ContactNoteBody {
  @MaxLength(LIMITS.reply, { message: MESSAGES.too_long(LIMITS.reply) })
  @IsNotEmpty({ message: MESSAGES.note })
  @IsString({ message: MESSAGES.note })
  @Trimmed()
  body: string;
}

/** `admin/contact-messages`. */
export class ContactMessage {
  id: number;

  @PersonalData('name')
  name: string;

  @PersonalData('email')
  email: string;

  @PersonalData('text')
  subject: string;

  @PersonalData('text')
  message: string;

  @ApiProperty({ enum: CONTACT_STATUSES })
  status: ContactStatus;

  assigned_to: number | null;
  assigned_name: string | null;
  is_read: boolean;
  replies: number;
  notes: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  version: number;
}

/** What staff wrote under a message: notes for themselves, replies for the sender. */
export class ContactEntry {
  id: number;

  @ApiProperty({ enum: CONTACT_ENTRY_KINDS })
  kind: ContactEntryKind;

  @PersonalData('text')
  body: string;

  staff_name: string;
  created_at: string;
}

export class ContactMessageDetail extends ContactMessage {
  entries: ContactEntry[];
}

/** `admin/contact-messages/figures`: messages that are not in the trash, by status. */
export class ContactStats {
  new: number;
  in_progress: number;
  answered: number;
  archived: number;
  spam: number;
  unread: number;
  /** In hand, and given to whoever asks. */
  mine: number;
}

export class ContactAssignee {
  id: number;
  name: string;
}
