import { Column, Entity } from 'typeorm';
import { DatedLinkColumns } from '../../core/private-links/private-link.columns.js';

/** A link of an email about an alert: whoever has one reads the mailbox that it was sent to. */
@Entity('scholarship_alert_links')
export class AlertLinkRow extends DatedLinkColumns {
  @Column('uuid')
  alert_id: string;
}
