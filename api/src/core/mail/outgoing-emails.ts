import type { EntityManager } from 'typeorm';
import type { JobsService } from '../jobs/jobs.service.js';
import { MAIL_JOB, type MailMessage } from './mailer.js';
import { OutgoingEmailRow } from './outgoing-email.entity.js';

/** Names the email to send; what it says stands in its own row, deleted once it is sent. */
export interface SendJob {
  id: string;
}

/** Writes an email and the job that sends it in the caller's transaction. */
export async function queueEmail(
  tx: EntityManager,
  jobs: JobsService,
  message: MailMessage,
  created_at: Date,
): Promise<void> {
  const { id, to } = message;
  await tx.insert(OutgoingEmailRow, { id, recipient: to.address.toLowerCase(), message, created_at });
  const job: SendJob = { id };
  await jobs.add(tx, MAIL_JOB, job);
}
