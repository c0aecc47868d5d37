import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction, type AuditChange, type AuditEntry } from './audit.contract.js';

const ANY_JSON = {
  description: 'Une valeur JSON quelconque',
  nullable: true,
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object' },
  ],
};

export class AuditChangeResponse implements AuditChange {
  field: string;

  @ApiProperty(ANY_JSON)
  before: unknown;

  @ApiProperty(ANY_JSON)
  after: unknown;
}

export class AuditEntryResponse implements AuditEntry {
  id: number;
  at: string;
  staff_name: string;

  @ApiProperty({ enum: AUDIT_ACTIONS })
  action: AuditAction;

  resource: string;
  record_id: string;
  label: string;

  @ApiProperty({ type: [AuditChangeResponse] })
  changes: AuditChangeResponse[];

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}
