import { Injectable } from '@nestjs/common';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { PaymentCheckService } from '../../giving/payments/payment-check.service.js';
import { PaymentComparisonRunsService } from '../../giving/payments/payment-comparison-runs.service.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { systemChecks as texts } from './system-checks.content.js';

/** Whether jobs, messages and payments go where they should. */
@Injectable()
export class ServiceChecksService {
  constructor(
    private readonly jobs: JobsService,
    private readonly settings: SettingsService,
    private readonly payments: PaymentCheckService,
    private readonly comparisons: PaymentComparisonRunsService,
  ) {}

  @ChecksSystem('jobs')
  async queue(): Promise<string> {
    const { waiting, failed } = await this.jobs.figures();
    if (failed > 0) throw new Error(texts.jobs(waiting, failed));
    return texts.jobs(waiting, failed);
  }

  @ChecksSystem('contact')
  async contact(): Promise<string> {
    const address = await this.settings.value('contact_email');
    if (!address) throw new Error(texts.contactMissing);
    return texts.contact(address);
  }

  @ChecksSystem('payments')
  providers(): Promise<string> {
    return this.payments.check();
  }

  @ChecksSystem('comparison')
  comparison(): Promise<string> {
    return this.comparisons.check();
  }
}
