import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { RestorationsService } from '../../core/jobs/restorations.service.js';
import { MAIL_JOB, MailService } from '../../core/mail/mail.service.js';
import { PaymentComparisonRunsService } from '../../giving/payments/payment-comparison-runs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { dayInFrench, parisDay } from '../../platform/clock/paris.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { restorationTexts as texts } from './backups.content.js';
import { restorationErrors } from './restoration.errors.js';
import type { OpenRestoration, RestorationConfirmation } from './restoration.dto.js';

const RESOURCE = 'restorations';
const PAYMENT_JOB = /refund|stop|close-page/;

/** After a restoration nothing leaves by itself: what waits, and the word of staff that lets it leave. */
@Injectable()
export class RestorationConfirmationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly restorations: RestorationsService,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
    private readonly comparisons: PaymentComparisonRunsService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** What waits; null where no restoration is to be confirmed. */
  async state(): Promise<OpenRestoration | null> {
    const restoration = await this.restorations.open();
    if (!restoration) return null;
    const { made_at, restored_at } = restoration;
    const { manager } = this.dataSource;
    const emails = await this.mail.countUntil(manager, restored_at);
    const all = await this.mail.countUntil(manager, this.clock.now());
    const counts = [...(await this.jobs.waitingToLeave())].filter(([name]) => name !== MAIL_JOB);
    const sum = (isCounted: (name: string) => boolean) =>
      counts.reduce((total, [name, count]) => total + (isCounted(name) ? count : 0), 0);
    return {
      made_at: made_at.toISOString(),
      restored_at: restored_at.toISOString(),
      emails,
      new_emails: all - emails,
      payments: sum((name) => PAYMENT_JOB.test(name)),
      others: sum((name) => !PAYMENT_JOB.test(name)),
      is_compared: await this.comparisons.areSince(restored_at),
    };
  }

  /** Lets all of it leave, without the e-mails of the backup where they are dropped; refuses (409) where nothing waits. */
  async confirm({ emails }: RestorationConfirmation, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const restoration = await this.restorations.open(tx);
      if (!restoration) throw restorationErrors.noneOpen();
      if (emails === 'drop') await this.mail.dropUntil(tx, restoration.restored_at);
      await this.restorations.confirm(tx);
      const before = { id: restoration.id, version: 1, emails: '' };
      const after = { ...before, version: 2, emails: texts.emails[emails] };
      await this.auditLog.record(tx, {
        author,
        action: 'updated',
        resource: RESOURCE,
        label: texts.label(dayInFrench(parisDay(restoration.restored_at))),
        before,
        after,
      });
    });
  }

  /** Says in French that nothing waits; throws where a restoration is to be confirmed. */
  @ChecksSystem('restoration')
  async check(): Promise<string> {
    const restoration = await this.restorations.open();
    if (!restoration) return texts.none;
    throw new Error(texts.waits(dayInFrench(parisDay(restoration.restored_at))));
  }
}
