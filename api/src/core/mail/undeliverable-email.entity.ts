import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailMessage } from './mailer.js';
import type { UndeliverableReason } from './undeliverable-email.contract.js';

@Entity('undeliverable_emails')
export class UndeliverableEmailRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  recipient: string;

  @Column('text')
  subject: string;

  @Column('text')
  reason: UndeliverableReason;

  /** The mail server's answer, or why it could not be reached. */
  @Column('text')
  detail: string;

  @Column('jsonb')
  message: MailMessage;

  @Column('timestamptz')
  queued_at: Date;

  @Column('timestamptz')
  set_aside_at: Date;
}
