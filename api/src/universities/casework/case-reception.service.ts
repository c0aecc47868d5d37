import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import type { CaseColumns } from './case.columns.js';
import { CaseEntriesService } from './case-entries.service.js';
import type { CaseForm, CaseKind } from './case.kind.js';
import { CaseEmailsService } from './case-emails.service.js';
import { FILLED_BY_A_PROGRAM } from './casework.content.js';
import { caseReference } from './casework.rules.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import { nextNumber } from './casework.queries.js';

/** How a form came: its key, its hidden field, from where, and how many may come from there in an hour. */
export interface CaseArrival {
  form_key: string | undefined;
  website: string | undefined;
  address: string;
  most_per_hour: number;
}

/** Takes in what students send. */
@Injectable()
export class CaseReceptionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly entries: CaseEntriesService,
    private readonly emails: CaseEmailsService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Keeps a form once, however often it arrives, and writes to both sides. What a program filled in waits in the trash: a browser may have filled the hidden field for a person. */
  async receive<Row extends CaseColumns>(
    kind: CaseKind<Row>,
    form: CaseForm<Row>,
    arrival: CaseArrival,
  ): Promise<Row> {
    const form_hash = formHash(kind.resource, form, arrival.form_key);
    return this.dataSource.transaction(async (tx) => {
      // Forms that are alike wait for each other: the first is kept, the others find it.
      await lockKey.run(tx, form_hash);
      const known = await tx.findOneBy(kind.entity, { form_hash } as never);
      if (known) return known;
      const place = `${kind.resource}:${this.attempts.disguise(arrival.address)}`;
      await this.attempts.count(place, arrival.most_per_hour, { windowMs: HOUR_MS, tx });
      return this.keep(tx, kind, { ...form, form_hash } as never, Boolean(arrival.website));
    });
  }

  private async keep<Row extends CaseColumns>(
    tx: EntityManager,
    kind: CaseKind<Row>,
    form: Partial<Row>,
    isOfProgram: boolean,
  ): Promise<Row> {
    const now = this.clock.now();
    const row = await tx.save(
      tx.create(kind.entity, {
        ...form,
        reference: await this.nextReference(tx, kind.prefix),
        status: kind.statuses[0],
        created_at: now,
        updated_at: now,
        deleted_at: isOfProgram ? now : null,
      } as never),
    );
    const body = isOfProgram ? FILLED_BY_A_PROGRAM : '';
    await this.entries.add(tx, kind as never, row, { kind: 'received', body });
    if (!isOfProgram) await this.emails.announce(tx, kind as never, row);
    return row;
  }

  private async nextReference(tx: EntityManager, prefix: string): Promise<string> {
    const year = Number(parisDay(this.clock.now()).slice(0, 4));
    const row = await nextNumber.one(tx, prefix, year);
    return caseReference(prefix, year, row.last);
  }
}

// The key alone would not do: readers of one kept page, without a script, share it.
function formHash(resource: string, form: object, key = ''): string {
  const words = JSON.stringify([
    resource,
    key,
    Object.entries(form).toSorted(([a], [b]) => a.localeCompare(b)),
  ]);
  return createHash('sha256').update(words).digest('base64url');
}
