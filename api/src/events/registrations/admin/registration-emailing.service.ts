import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import type { RegistrationEmailing } from './registration-admin.dto.js';
import type { EmailingStarted } from './registration-record.dto.js';

const EMAIL_JOB = 'event-registrations.email';
interface EmailJob {
  registration_id: string;
  /** Of this message: nobody gets it twice. */
  key: string;
  subject: string;
  body: string;
  by: Author;
}

/** E-mails of staff to a selection of registrations, each by a job of its own. */
@Injectable()
export class RegistrationEmailingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: RegistrationRowsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
    private readonly jobs: JobsService,
  ) {}

  /** Writes all of them down at once; they leave one after the other. */
  async start({ ids, subject, body, key }: RegistrationEmailing, by: Author): Promise<EmailingStarted> {
    const recipients = [...new Set(ids)];
    const message = key ?? createHash('sha256').update(`${subject}\n${body}`).digest('base64url');
    await this.dataSource.transaction(async (tx) => {
      for (const registration_id of recipients) {
        const { id, name } = by;
        const job: EmailJob = { registration_id, key: message, subject, body, by: { id, name } };
        await this.jobs.add(tx, EMAIL_JOB, job);
      }
    });
    return { recipients: recipients.length };
  }

  /** For the job: once to each, with their own name and event. */
  @OnJob({ name: EMAIL_JOB })
  async send({ registration_id, key, subject, body, by }: EmailJob): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.lock(tx, registration_id);
      if (!held) return;
      const filled = (text: string) =>
        text.replaceAll('{prénom}', held.row.first_name).replaceAll('{événement}', held.event.title);
      // Unfilled: the timeline outlives the names that are erased.
      const entry = { kind: 'message', text: timelineTexts.emailed(subject), details: key, by };
      if (!(await this.history.addOnce(tx, registration_id, entry))) return;
      const email = {
        subject: filled(subject),
        paragraphs: filled(body)
          .split(/\n{2,}/)
          .map((paragraph) => paragraph.trim())
          .filter(Boolean),
      };
      await this.emails.fromStaff(tx, held, email, subject);
    });
  }
}
