import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { ERASE_FILES_JOB, RetentionService } from '../../core/retention/retention.service.js';
import { OutboxService } from '../../core/mail/outbox.service.js';
import { PrivateFilesService } from '../../content/media/private-files.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';

const LAST_EMAIL_MS = HOUR_MS;

interface ErasedFiles {
  /** Of whose messages, under a name that cannot be read back; null for nobody’s. */
  mailbox: string | null;
  files: string[];
}

/** Deletes the files of what was erased, by a job of the same transaction; deleting again what is gone is no fault. */
@Injectable()
export class ErasedFilesService {
  constructor(
    private readonly jobs: JobsService,
    private readonly retention: RetentionService,
    private readonly outbox: OutboxService,
    private readonly files: PrivateFilesService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Also the messages kept in a folder for want of a mail server: now, and those that were just leaving in an hour. */
  async forget(tx: EntityManager, email: string, files: readonly string[]): Promise<void> {
    const mailbox = this.nameOf(email);
    await this.jobs.add(tx, ERASE_FILES_JOB, { mailbox, files: [] } satisfies ErasedFiles);
    const startAfter = new Date(this.clock.now().getTime() + LAST_EMAIL_MS);
    await this.jobs.add(tx, ERASE_FILES_JOB, { mailbox, files: [] } satisfies ErasedFiles, { startAfter });
    await this.retention.eraseFiles(tx, files);
  }

  @OnJob({ name: ERASE_FILES_JOB })
  async erase({ mailbox, files }: ErasedFiles): Promise<void> {
    if (mailbox) await this.outbox.deleteSentTo((address) => this.nameOf(address.toLowerCase()) === mailbox);
    for (const file of files) await this.files.forget(file);
  }

  private nameOf(email: string): string {
    return this.attempts.disguise(`mailbox:${email}`);
  }
}
