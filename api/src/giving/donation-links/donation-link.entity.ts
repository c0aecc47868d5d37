import { Column, Entity } from 'typeorm';
import { DatedLinkColumns } from '../../core/private-links/private-link.columns.js';

/** A private link of a letter to a gift of money, or to one that comes again. */
@Entity('donation_links')
export class MoneyDonationLinkRow extends DatedLinkColumns {
  @Column('uuid', { nullable: true })
  donation_id: string | null;

  @Column('uuid', { nullable: true })
  recurring_gift_id: string | null;
}
