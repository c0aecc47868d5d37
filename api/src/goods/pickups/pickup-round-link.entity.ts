import { Column, Entity } from 'typeorm';
import { DatedLinkColumns } from '../../core/private-links/private-link.columns.js';

@Entity('pickup_round_links')
export class PickupRoundLinkRow extends DatedLinkColumns {
  /** A day of Paris, `YYYY-MM-DD`. */
  @Column('date')
  date: string;

  @Column('text')
  assigned_to: string;

  @Column('timestamptz')
  expires_at: Date;
}
