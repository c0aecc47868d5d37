import { Column, Entity } from 'typeorm';
import { DatedLinkColumns } from '../../core/private-links/private-link.columns.js';
import type { Raise } from './recurring-change.rules.js';

/** A change that takes more money, until the link that was mailed to its owner confirms it. */
@Entity('recurring_confirmations')
export class RecurringConfirmationRow extends DatedLinkColumns {
  @Column('uuid')
  recurring_gift_id: string;

  @Column('jsonb')
  change: Raise;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { nullable: true })
  used_at: Date | null;
}
