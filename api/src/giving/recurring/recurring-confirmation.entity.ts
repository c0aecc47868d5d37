import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Raise } from './recurring-change.rules.js';

/** A change that takes more money, until the link that was mailed to its owner confirms it. */
@Entity('recurring_confirmations')
export class RecurringConfirmationRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('uuid')
  recurring_gift_id: string;

  @Column('jsonb')
  change: Raise;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { nullable: true })
  used_at: Date | null;
}
