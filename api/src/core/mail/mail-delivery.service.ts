import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { failureDetail, isRefusedForGood } from './delivery-failure.js';
import { withPictures } from './mail-pictures.js';
import { MAIL_JOB, Mailer } from './mailer.js';
import { OutgoingEmailRow } from './outgoing-email.entity.js';
import type { SendJob } from './outgoing-emails.js';
import { undeliverable as texts } from './undeliverable.content.js';
import { UndeliverableAlertsService } from './undeliverable-alerts.service.js';
import { TRIED_FOR_DAYS } from './undeliverable-email.contract.js';
import { UndeliverableEmailsService } from './undeliverable-emails.service.js';

/** More tries than fit in the days for which an email is tried: its age decides, not their number. */
const RETRY_LIMIT = 1000;
/** Mail servers take more than one connection, and seldom more than ten. */
const SENT_AT_ONCE = 8;

/** Hands emails to the mail server; tried again while it is away. */
@Injectable()
export class MailDeliveryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly undeliverable: UndeliverableEmailsService,
    private readonly alerts: UndeliverableAlertsService,
    private readonly clock: Clock,
  ) {}

  /** Says in French whether mail can leave; throws where it cannot, or where some was set aside. */
  @ChecksSystem('mail')
  async check(): Promise<string> {
    const said = await this.mailer.check();
    const count = await this.undeliverable.count();
    if (count > 0) throw new Error(texts.setAside(count));
    return said;
  }

  /** Sends it and deletes it: killed in between, it is sent again by the same Message-ID, then deleted. */
  @OnJob({ name: MAIL_JOB, retryLimit: RETRY_LIMIT, batchSize: SENT_AT_ONCE, leaves: true })
  async deliver({ id }: SendJob): Promise<void> {
    const { manager } = this.dataSource;
    const email = await manager.findOneBy(OutgoingEmailRow, { id });
    if (!email) return;
    try {
      await this.mailer.deliver(await withPictures(email.message));
    } catch (failure) {
      return this.notDelivered(email, failure);
    }
    await manager.delete(OutgoingEmailRow, { id });
  }

  /** What is refused for good, or was tried for three days, is set aside; anything else is tried again. */
  private async notDelivered(email: OutgoingEmailRow, failure: unknown): Promise<void> {
    const detail = failureDetail(failure);
    if (isRefusedForGood(failure)) return this.undeliverable.setAside(email, 'refused', detail);
    const age = this.clock.now().getTime() - email.created_at.getTime();
    if (age <= TRIED_FOR_DAYS * DAY_MS) throw new Error(`An email could not be sent (${codeOf(failure)})`);
    await this.undeliverable.setAside(email, 'expired', detail, (tx) => this.alerts.send(tx, email.message));
  }
}

/** A mail server's sentence may hold the address: the job keeps its code only. */
function codeOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? 'unknown');
}
