import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { AUDIT_ACTIONS, type AuditAction } from '../../core/audit/audit.contract.js';
import { AuditChange } from '../../core/audit/audit.dto.js';
import { RequiredIds } from '../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { BULK_ACTIONS, type BulkAction, IMPORT_ACTIONS, type ImportAction } from './publishing.contract.js';

/** Of a form that changes a record: without it the change is refused, as it could write over another’s. */
export class VersionBody extends PartialType(RecordVersion, { skipNullProperties: false }) {}

export class PublishBody extends RecordVersion {
  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Plus tard, à ce moment' })
  @IsCalendarDate()
  @IfGiven()
  at?: string;
}

export class BulkActionBody {
  @IsIn(BULK_ACTIONS)
  act: BulkAction;

  @RequiredIds()
  ids: number[];
}

/** `POST admin/{resource}/acts`: how many records it changed, and how many were as wished already. */
export class BulkActionReport {
  done: number;
  skipped: number;
}

/** What every record of content carries in the panel, besides its own fields. */
export class PublicationState {
  version: number;
  created_at: string;
  updated_at: string;

  archived_at: string | null;

  deleted_at: string | null;

  /** The public reads it now. */
  is_live: boolean;

  /** The end of the address at which the public reads it; null where it does not. */
  public_slug: string | null;

  /** Where set, the moment at which it goes live, or at which its waiting changes do. */
  publish_at: string | null;

  /** The public still reads the text as it was published. */
  has_pending_changes: boolean;
}

/** The answer to an action on a record: `POST admin/{resource}/{id}/publish` and its neighbours. */
export class PublishedRecord extends PublicationState {
  id: number;
  slug: string;
}

/** A record's text as it was saved once. `changes` is what differs from the revision before. */
export class Revision {
  number: number;
  at: string;
  staff_name: string;

  @ApiProperty({ enum: AUDIT_ACTIONS })
  event: AuditAction;

  changes: AuditChange[];
}

export class RevisionDetail extends Revision {
  @ApiProperty({ type: 'object', additionalProperties: true })
  values: Record<string, unknown>;

  /** What restoring it would change in today's text. */
  to_current: AuditChange[];
}

export class ImportFault {
  /** As in a spreadsheet: the headings are line 1. */
  line: number;
  /** The column's heading; empty where the whole line is at fault. */
  field: string;
  message: string;
}

export class ImportedLine {
  line: number;

  @ApiProperty({ enum: IMPORT_ACTIONS })
  action: ImportAction;

  label: string;

  /** Why the file does nothing about it, whatever it says. */
  left_out?: string;
}

export class ImportLeftOut {
  reason: string;
  count: number;
}

/** What an import did, or would do. With a single error nothing is written. */
export class ImportReport {
  dry_run: boolean;
  lines: number;
  created: number;
  updated: number;
  unchanged: number;

  /** Of those unchanged, how many are left out, by reason. */
  left_out?: ImportLeftOut[];

  errors: ImportFault[];

  /** Headings of the file that nothing is read from. */
  unread?: string[];

  rows: ImportedLine[];
}

export class ImportForm {
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;

  @ApiPropertyOptional({ type: String, description: '« true » : dire ce qui se passerait, sans rien écrire' })
  dry_run?: string;
}

export class PrivatePreviewResponse {
  url: string;
  expires_at: string;
}

export class OrderBody {
  @RequiredIds('Les fiches, dans l’ordre voulu')
  ids: number[];
}

export class ArrangedResponse {
  moved: number;
}
