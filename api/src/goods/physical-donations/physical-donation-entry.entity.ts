import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PhysicalDonationEntryKind } from './physical-donation-state.contract.js';

@Entity('physical_donation_entries')
export class PhysicalDonationEntryRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('uuid')
  physical_donation_id: string;

  @Column('text')
  kind: PhysicalDonationEntryKind;

  @Column('timestamptz')
  at: Date;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text', { nullable: true })
  by_name: string | null;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  details: string | null;
}
