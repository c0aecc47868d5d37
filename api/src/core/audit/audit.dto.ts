import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction, type AuditChange, type AuditEntry } from './audit.contract.js';
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

export class AuditChangeResponse implements AuditChange {
  field: string;

  @ApiProperty(ANY_JSON)
  @PersonalData('text')
  before: unknown;

  @ApiProperty(ANY_JSON)
  @PersonalData('text')
  after: unknown;
}

@MaskedAs('resource')
export class AuditEntryResponse implements AuditEntry {
  id: number;
  at: string;
  staff_name: string;

  @ApiProperty({ enum: AUDIT_ACTIONS })
  action: AuditAction;

  resource: string;
  record_id: string;

  @PersonalData('label')
  label: string;

  changes: AuditChangeResponse[];

  @PersonalData('text')
  reason: string | null;
}
