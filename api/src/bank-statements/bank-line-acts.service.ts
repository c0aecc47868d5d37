import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrailService, type Author } from '../audit/audit-trail.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { Clock } from '../platform/clock/clock.js';
import { lockRecord } from '../platform/database/optimistic.js';
import { Problem } from '../platform/errors/problem.js';
import { BankLineRow } from './bank-line.entity.js';
import type { BankLineMatch, BankMatchReport } from './bank-statement.contract.js';
import type { BankLineGiftBody } from './bank-statement-body.dto.js';
import { statementErrors } from './bank-statement.errors.js';

const RESOURCE = 'bank-lines';

/** What staff say of a line: the gift that it is, a new gift, or nothing of ours. The line is held first, then the gift. */
@Injectable()
export class BankLineActsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly donations: DonationsService,
    private readonly trail: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** The transfer of this gift: received on the day and for the amount that the bank says. */
  match({ id, donation_id, version }: BankLineMatch, author: Author): Promise<void> {
    return this.handle(id, version, author, async (tx, line) => {
      const { booked_on: received_on, amount, currency } = line;
      const transfer = { received_on, amount, currency, line_ref: line.id };
      await this.donations.transferReceived(donation_id, transfer, author, tx);
      return { status: 'matched', donation_id };
    });
  }

  /** Each by itself: what one is refused for does not keep the others back. */
  async matchAll(matches: readonly BankLineMatch[], author: Author): Promise<BankMatchReport> {
    const report: BankMatchReport = { matched: 0, refused: [] };
    for (const match of matches)
      try {
        await this.match(match, author);
        report.matched += 1;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        report.refused.push({ id: match.id, message: error.message });
      }
    return report;
  }

  /** A gift that nobody had announced. */
  enter(id: string, { version, donor, ...gift }: BankLineGiftBody, author: Author): Promise<void> {
    return this.handle(id, version, author, async (tx, line) => {
      const { booked_on: received_on, amount, currency, wording } = line;
      const entered = await this.donations.enterOffline(
        {
          ...{ ...gift, donor, amount, currency, received_on, method: 'bank_transfer' },
          ...{ note: wording, key: `bank-line:${line.id}` },
        },
        author,
        tx,
      );
      return { status: 'entered', donation_id: entered.id };
    });
  }

  /** Nothing of ours: a grant, a correction of the bank… */
  ignore(id: string, version: number, note: string, author: Author): Promise<void> {
    return this.handle(id, version, author, async () => ({ status: 'ignored', note }));
  }

  /** One that was put aside by mistake. */
  async reopen(id: string, version: number, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const line = await this.held(tx, id, version);
      if (line.status !== 'ignored') throw statementErrors.notIgnored(line.status);
      const nobody = { handled_at: null, handled_by: null, handled_by_name: null };
      await this.save(tx, line, { status: 'waiting', note: '', ...nobody }, author);
    });
  }

  private async handle(
    id: string,
    version: number,
    author: Author,
    act: (tx: EntityManager, line: BankLineRow) => Promise<Partial<BankLineRow>>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const line = await this.held(tx, id, version);
      if (line.status !== 'waiting') throw statementErrors.alreadyHandled(line.status);
      const changes = await act(tx, line);
      const by = { handled_at: this.clock.now(), handled_by: author.id, handled_by_name: author.name };
      await this.save(tx, line, { ...changes, ...by }, author);
    });
  }

  private async held(tx: EntityManager, id: string, version: number): Promise<BankLineRow> {
    const line = await lockRecord(tx, BankLineRow, id);
    if (!line) throw statementErrors.lineNotFound();
    await this.trail.assertCurrent(tx, RESOURCE, line, version);
    return line;
  }

  private async save(
    tx: EntityManager,
    line: BankLineRow,
    changes: Partial<BankLineRow>,
    author: Author,
  ): Promise<void> {
    const before = { ...line };
    const after = await tx.save(BankLineRow, Object.assign(line, changes));
    const label = `${line.booked_on}, ${line.counterparty || line.wording}`.slice(0, 120);
    await this.trail.record(tx, { author, action: 'updated', resource: RESOURCE, label, before, after });
  }
}
