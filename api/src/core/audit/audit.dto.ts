import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction } from './audit.contract.js';
import { MaskedAs, PersonalData } from '../../platform/http/personal-data.js';

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

export class AuditChange {
  field: string;

  @ApiProperty(ANY_JSON)
  @PersonalData('text')
  before: unknown;

  @ApiProperty(ANY_JSON)
  @PersonalData('text')
  after: unknown;
}

/** One staff write: who, when, what it changed. `admin/audit`, and `admin/{resource}/{id}/history`. */
@MaskedAs('resource')
export class AuditEntry {
  id: number;
  at: string;
  staff_name: string;

  @ApiProperty({ enum: AUDIT_ACTIONS })
  action: AuditAction;

  resource: string;
  record_id: string;

  /** The record's title at that moment. */
  @PersonalData('label')
  label: string;

  changes: AuditChange[];

  /** The reason, as the author wrote it; null where there is none. */
  @PersonalData('text')
  reason: string | null;
}
