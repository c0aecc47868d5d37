import { Injectable } from '@nestjs/common';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { PaymentCheckoutService } from './payment-checkout.service.js';
import { PaymentComparisonService } from './payment-comparison.service.js';
import type { ClosePageJob } from './payment-pages.service.js';
import { PaymentProvidersService } from './payment-providers.service.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';
import { CLOSE_PAGE_JOB } from './payment-pages.service.js';

/** Closes at its provider the page of an attempt that is over. */
@Injectable()
export class PaymentPageClosingsService {
  constructor(
    private readonly attempts: PaymentAttemptsService,
    private readonly checkout: PaymentCheckoutService,
    private readonly comparison: PaymentComparisonService,
    private readonly providers: PaymentProvidersService,
  ) {}

  /** For the job. Then asks what became of it: a payment made before it closed is found at once. */
  @OnJob({ name: CLOSE_PAGE_JOB, leaves: true })
  async close({ attempt_id }: ClosePageJob): Promise<void> {
    const attempt = await this.attempts.find(attempt_id);
    if (!attempt || attempt.provider === 'offline') return;
    await this.providers.named(attempt.provider).closePage({
      attempt_id,
      session_id: attempt.provider_session_id,
      payment_id: attempt.provider_payment_id,
      begun: () => this.checkout.beganAs(attempt),
    });
    await this.comparison.compareAttempt(attempt_id);
  }
}
