import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { OutgoingEmailRow } from './outgoing-email.entity.js';
import { queueEmail } from './outgoing-emails.js';
import type { UndeliverableReason } from './undeliverable-email.contract.js';
import { undeliverable as texts } from './undeliverable.content.js';
import { UndeliverableEmailRow } from './undeliverable-email.entity.js';
import { UndeliverableEmail, type UndeliverableEmails } from './undeliverable-email.dto.js';
import { shownAs } from '../../platform/http/shown-as.js';

const NEWEST = 200;
/** One act sends no more: the rest is for the next. */
const MOST_AT_ONCE = 2000;

/** Emails that were set aside, until staff send them again or discard them; forgotten after 14 days. */
@Injectable()
export class UndeliverableEmailsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(UndeliverableEmailRow) private readonly rows: Repository<UndeliverableEmailRow>,
    private readonly jobs: JobsService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Sets an email aside; `then` runs in the same transaction. */
  async setAside(
    { id, message, created_at: queued_at }: OutgoingEmailRow,
    reason: UndeliverableReason,
    detail: string,
    then: (tx: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (tx) => {
      await tx.insert(UndeliverableEmailRow, {
        recipient: message.to.address,
        subject: message.subject,
        reason,
        detail,
        message: message as never,
        queued_at,
        set_aside_at: now,
      });
      await tx.delete(OutgoingEmailRow, { id });
      const hour = now.toISOString().slice(0, 13);
      const cause = `undeliverable:${hour}`;
      await this.notifications.publish(tx, {
        kind: 'email_undeliverable',
        facts: { detail: texts.why[reason] },
        cause,
      });
      await then(tx);
    });
  }

  async list(): Promise<UndeliverableEmails> {
    const [rows, count] = await this.rows.findAndCount({ order: { id: 'DESC' }, take: NEWEST });
    return { count, results: rows.map(present) };
  }

  count(): Promise<number> {
    return this.rows.count();
  }

  /** Queues these again, or the oldest 2 000 of all, each as if it were new; answers those that were still there. */
  async resend(tx: EntityManager, ids: number[] | undefined): Promise<UndeliverableEmail[]> {
    const rows = await this.take(tx, ids);
    for (const { message } of rows) await queueEmail(tx, this.jobs, message, this.clock.now());
    return rows.map(present);
  }

  /** Deletes one for good; null where it is gone already. */
  async discard(tx: EntityManager, id: number): Promise<UndeliverableEmail | null> {
    const [row] = await this.take(tx, [id]);
    return row ? present(row) : null;
  }

  private async take(tx: EntityManager, ids: number[] | undefined): Promise<UndeliverableEmailRow[]> {
    const rows = await tx.find(UndeliverableEmailRow, {
      where: ids ? { id: In(ids) } : {},
      order: { id: 'ASC' },
      take: MOST_AT_ONCE,
      lock: { mode: 'pessimistic_write' },
    });
    if (rows.length > 0) await tx.delete(UndeliverableEmailRow, { id: In(rows.map(({ id }) => id)) });
    return rows;
  }
}

function present(row: UndeliverableEmailRow): UndeliverableEmail {
  return { ...shownAs(UndeliverableEmail, row), to: row.recipient };
}
