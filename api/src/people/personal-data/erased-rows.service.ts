import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditRedactionService } from '../../core/audit/audit-redaction.service.js';
import type { PersonalSource } from '../../platform/personal-data/personal-data-source.js';
import { allowErasing } from '../../platform/personal-data/personal-data.queries.js';
import { FormerAddressesService } from '../merges/former-addresses.service.js';
import { PersonalDataSourcesService, tableOf } from './personal-data-sources.service.js';

/** Erases the rows that every source declares, and the lines about them in the audit log. */
@Injectable()
export class ErasedRowsService {
  constructor(
    private readonly sources: PersonalDataSourcesService,
    private readonly redaction: AuditRedactionService,
    private readonly former: FormerAddressesService,
  ) {}

  /** Answers the files that go with the rows. What still names an address that the person had before a merge goes too. */
  async erase(tx: EntityManager, email: string): Promise<string[]> {
    await allowErasing.run(tx);
    const files: string[] = [];
    for (const address of [...(await this.former.of(tx, email)), email]) {
      await this.redactAudit(tx, address);
      for (const source of this.sources.all()) files.push(...(await eraseSource(tx, source, address)));
    }
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
