import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../settings/settings.service.js';
import { MailService } from './mail.service.js';
import type { MailMessage } from './mailer.js';
import { undeliverable as texts } from './undeliverable.content.js';

const ALERT_KEY = 'mail.undeliverable-alert';

/** Tells the association of emails that were set aside. */
@Injectable()
export class UndeliverableAlertsService {
  constructor(
    private readonly mail: MailService,
    private readonly attempts: AttemptLimitService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** Once a day at most, and never about an alert itself. */
  async send(tx: EntityManager, { subject }: MailMessage): Promise<void> {
    const to = await this.settings.value('contact_email', tx);
    if (!to || subject === texts.alertSubject) return;
    if (!(await this.attempts.allows(ALERT_KEY, 1, { windowMs: DAY_MS, tx }))) return;
    await this.mail.send(tx, {
      to,
      subject: texts.alertSubject,
      paragraphs: texts.alertParagraphs,
      action: { label: texts.alertAction, url: `${this.configuration.appUrl}/admin/system-tests` },
      automatic: true,
    });
  }
}
