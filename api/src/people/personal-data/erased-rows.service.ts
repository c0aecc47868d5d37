import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditRedactionService } from '../../core/audit/audit-redaction.service.js';
import type { PersonalSource } from '../../platform/personal-data/personal-data-source.js';
import { PersonalDataSourcesService, tableOf } from './personal-data-sources.service.js';

/** Erases the rows that every source declares, and the lines about them in the audit log. */
@Injectable()
export class ErasedRowsService {
  constructor(
    private readonly sources: PersonalDataSourcesService,
    private readonly redaction: AuditRedactionService,
  ) {}

  /** Answers the files that go with the rows. */
  async erase(tx: EntityManager, email: string): Promise<string[]> {
    await tx.query(`SET LOCAL livres.personal_data = 'erasing'`);
    await this.redactAudit(tx, email);
    const files: string[] = [];
    for (const source of this.sources.all()) files.push(...(await eraseSource(tx, source, email)));
    return files;
  }

  private async redactAudit(tx: EntityManager, email: string): Promise<void> {
    for (const { description } of this.sources.all())
      for (const [key, { of, audited }] of Object.entries(description.tables))
        if (audited)
          await this.redaction.redactRecords(
            tx,
            audited,
            `SELECT held.id::text FROM ${tableOf(key)} held WHERE (${of})`,
            email,
          );
  }
}

/** One source, table by table; answers the files that go with its rows. */
async function eraseSource(
  tx: EntityManager,
  { description, holder }: PersonalSource,
  email: string,
): Promise<string[]> {
  const files: string[] = [];
  for (const [key, { of, erasure, erasedRows = 'true', file }] of Object.entries(description.tables)) {
    if (typeof erasure === 'string' && erasure !== 'delete') continue;
    const rows = `(${of}) AND (${erasedRows})`;
    const returning = file ? ` RETURNING held.${file} AS file` : '';
    const [gone] = await tx.query<[{ file: string | null }[], number]>(
      erasure === 'delete'
        ? `DELETE FROM ${tableOf(key)} held WHERE ${rows}${returning}`
        : `UPDATE ${tableOf(key)} held SET ${erasure.set} WHERE ${rows}${returning}`,
      [email],
    );
    if (file) files.push(...gone.flatMap((row) => row.file ?? []));
  }
  await holder.erase?.(tx, email);
  return files;
}
