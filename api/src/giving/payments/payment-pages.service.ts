import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import type { PaymentAttemptRow } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { OPEN_ATTEMPTS } from './payment.rules.js';

export const CLOSE_PAGE_JOB = 'payments.close-page';
export interface ClosePageJob {
  attempt_id: string;
}

type Ended = 'succeeded' | 'expired' | 'cancelled';

/** Attempts that are over: what their providers began is closed by a job, written in the same transaction. */
@Injectable()
export class PaymentPagesService {
  constructor(
    private readonly attempts: PaymentAttemptsService,
    private readonly jobs: JobsService,
  ) {}

  /** Ends the open attempts at paying a thing: given up, replaced, or paid at the bank. */
  async endAll(tx: EntityManager, purpose: string, subject_id: string, status: Ended): Promise<void> {
    for (const attempt of await this.attempts.of(purpose, subject_id, tx))
      await this.end(tx, attempt, status);
  }

  /** Ends the others at paying the same thing: one of them is paid, or on its way at the bank. */
  async endOthers(tx: EntityManager, paid: PaymentAttemptRow): Promise<void> {
    for (const attempt of await this.attempts.of(paid.purpose, paid.subject_id, tx))
      if (attempt.id !== paid.id) await this.end(tx, attempt, 'cancelled');
  }

  private async end(tx: EntityManager, { id, status: now }: PaymentAttemptRow, status: Ended): Promise<void> {
    if (!OPEN_ATTEMPTS.some((open) => open === now)) return;
    await this.attempts.end(tx, id, status);
    const job: ClosePageJob = { attempt_id: id };
    await this.jobs.add(tx, CLOSE_PAGE_JOB, job);
  }
}
