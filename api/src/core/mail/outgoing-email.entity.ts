import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailMessage } from './mailer.js';

/** An email that is still to be sent: the row goes once it is. */
@Entity('outgoing_emails')
export class OutgoingEmailRow {
  @PrimaryColumn('text')
  id: string;

  /** In lower case. */
  @Column('text')
  recipient: string;

  @Column('jsonb')
  message: MailMessage;

  @Column('timestamptz')
  created_at: Date;
}
