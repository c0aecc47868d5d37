import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { AUDIT_ACTIONS, type AuditAction } from '../../core/audit/audit.contract.js';
import { AuditChange } from '../../core/audit/audit.dto.js';
import { RequiredIds } from '../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { IfGiven } from '../../platform/http/if-given.js';
import {
  BULK_ACTIONS,
  type BulkAction,
  type BulkActionReport,
  type Revision,
  type RevisionDetail,
  IMPORT_ACTIONS,
  type ImportAction,
  type ImportedLine,
  type ImportFault,
  type ImportReport,
  type PublicationState,
  type PublishedRecord,
} from './publishing.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

/** Of a form that changes a record: without it the change is refused, as it could write over another’s. */
export class VersionBody {
  @ApiPropertyOptional({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IsOptional()
  version?: number;
}

export class ActionBody {
  @ApiProperty({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

export class PublishBody extends ActionBody {
  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Plus tard, à ce moment' })
  @IsCalendarDate()
  @IfGiven()
  at?: string;
}

export class BulkActionBody {
  @ApiProperty({ enum: BULK_ACTIONS })
  @IsIn(BULK_ACTIONS)
  act: BulkAction;

  @RequiredIds()
  ids: number[];
}

export class BulkActionResponse implements BulkActionReport {
  done: number;
  skipped: number;
}

export class PublicationStateResponse implements PublicationState {
  version: number;
  created_at: string;
  updated_at: string;

  @ApiProperty({ type: String, nullable: true })
  archived_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  deleted_at: string | null;

  is_live: boolean;

  @ApiProperty({ type: String, nullable: true })
  public_slug: string | null;

  @ApiProperty({ type: String, nullable: true })
  publish_at: string | null;

  has_pending_changes: boolean;
}

export class PublishedRecordResponse extends PublicationStateResponse implements PublishedRecord {
  id: number;
  slug: string;
}

export class RecordRevisionResponse implements Revision {
  number: number;
  at: string;
  staff_name: string;

  @ApiProperty({ enum: AUDIT_ACTIONS })
  event: AuditAction;

  @ApiProperty({ type: [AuditChange] })
  changes: AuditChange[];
}

export class RecordRevisionDetailResponse extends RecordRevisionResponse implements RevisionDetail {
  @ApiProperty({ type: 'object', additionalProperties: true })
  values: Record<string, unknown>;

  @ApiProperty({ type: [AuditChange] })
  to_current: AuditChange[];
}

export class ImportFaultResponse implements ImportFault {
  line: number;
  field: string;
  message: string;
}

export class ImportedLineResponse implements ImportedLine {
  line: number;

  @ApiProperty({ enum: IMPORT_ACTIONS })
  action: ImportAction;

  label: string;
}

export class ImportReportResponse implements ImportReport {
  dry_run: boolean;
  lines: number;
  created: number;
  updated: number;
  unchanged: number;

  @ApiProperty({ type: [ImportFaultResponse] })
  errors: ImportFaultResponse[];

  @ApiProperty({ type: [ImportedLineResponse] })
  rows: ImportedLineResponse[];
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
