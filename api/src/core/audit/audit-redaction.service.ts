import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { allowErasing } from '../../platform/personal-data/personal-data.queries.js';
import { auditPersonalData, REDACTED } from './audit.personal-data.content.js';

/** A change says no more than which field, its state and its days: anything else may name the person. */
const REDACTED_CHANGES = `(SELECT coalesce(jsonb_agg(CASE
    WHEN change ->> 'field' = 'status' OR change ->> 'field' LIKE '%\\_at' THEN change
    ELSE change || jsonb_build_object('before', ${redacted('before')}, 'after', ${redacted('after')}) END ORDER BY nr), '[]')
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS one(change, nr))`;

/** Takes a person out of the audit log: that something was done, when and by whom stays, and the database allows this change alone. */
@Injectable()
@PersonalDataSource(auditPersonalData)
export class AuditRedactionService implements PersonalDataHolder {
  /** Wherever their address stands. */
  async erase(tx: EntityManager, email: string): Promise<void> {
    await this.redact(
      tx,
      `names_address(concat_ws(' ', entry.label, entry.reason, entry.changes::text), $1)`,
      [email],
    );
  }

  /** The entries of records that are theirs. `ids` selects them as text, with the address as $1. */
  async redactRecords(tx: EntityManager, resource: string, ids: string, email: string): Promise<void> {
    await this.redact(tx, `entry.resource = $2 AND entry.record_id IN (${ids})`, [email, resource]);
  }

  private async redact(tx: EntityManager, which: string, values: unknown[]): Promise<void> {
    await allowErasing.run(tx);
    await tx.query(
      `UPDATE audit_entries entry SET changes = ${REDACTED_CHANGES}, reason = CASE WHEN reason IS NULL THEN NULL ELSE '${REDACTED}' END,
              label = CASE WHEN label ~ '^(([A-Z]{2,4}-[-0-9A-Fa-f]+)|([A-Z][a-zé]+ n° [0-9]+)|([0-9]{4}-[0-9]{6}))$' THEN label ELSE '${REDACTED}' END
        WHERE ${which}`,
      values,
    );
  }
}

function redacted(side: string): string {
  const value = `change -> '${side}'`;
  return `CASE WHEN jsonb_typeof(${value}) IN ('string', 'object', 'array') THEN '"${REDACTED}"'::jsonb ELSE ${value} END`;
}
