import { Column, Entity } from 'typeorm';
import { DatedLinkColumns } from '../../core/private-links/private-link.columns.js';

/** A link of an e-mail to somebody interested in an event: it stops these e-mails. */
@Entity('event_interest_links')
export class EventInterestLinkRow extends DatedLinkColumns {
  @Column('int')
  event_id: number;

  /** In lower case, as the interest has it. */
  @Column('text')
  email: string;
}
