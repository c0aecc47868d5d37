import { Column, Entity } from 'typeorm';
import { DatedLinkColumns } from '../../core/private-links/private-link.columns.js';

/** What an email's link is good for: one holder's reminders, at one address. */
@Entity('scholarship_reminder_links')
export class ReminderLinkRow extends DatedLinkColumns {
  @Column('uuid')
  keeper_id: string;

  /** In lower case: where the email went, and what following it proves. */
  @Column('text')
  email: string;
}
