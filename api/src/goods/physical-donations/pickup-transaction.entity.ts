import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { PickupSlot } from './physical-donation-choices.contract.js';
import type { TransactionStatus } from './physical-donation-state.contract.js';
import type { CollectedItem } from './collected-item.dto.js';

@Entity('donation_transactions')
export class PickupTransactionRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  physical_donation_id: string;

  @Column('text')
  status: TransactionStatus;

  @Column('timestamptz', { nullable: true })
  contacted_at: Date | null;

  @Column('text', { nullable: true })
  contacted_by: string | null;

  @Column('text')
  contact_notes: string;

  /** A day of Paris, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  pickup_date: string | null;

  @Column('text', { nullable: true })
  pickup_slot: PickupSlot | null;

  @Column('text', { nullable: true })
  assigned_to: string | null;

  @Column('int', { nullable: true })
  round_position: number | null;

  @Column('timestamptz', { nullable: true })
  reminded_at: Date | null;

  @Column('timestamptz', { nullable: true })
  completed_at: Date | null;

  @Column('jsonb')
  collected: CollectedItem[];

  @Column('text')
  notes: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;
}
