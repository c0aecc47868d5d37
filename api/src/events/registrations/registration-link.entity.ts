import { Column, Entity } from 'typeorm';
import { DatedLinkColumns } from '../../core/private-links/private-link.columns.js';

/** A private link of an e-mail to a registration: « verify » proves the mailbox, « manage » opens its page. */
@Entity('event_registration_links')
export class EventRegistrationLinkRow extends DatedLinkColumns {
  @Column('uuid')
  registration_id: string;

  @Column('text')
  purpose: 'verify' | 'manage';
}
