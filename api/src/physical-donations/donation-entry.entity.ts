import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DonationEntryKind } from './physical-donation-desk.contract.js';

@Entity('physical_donation_entries')
export class DonationEntryRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('uuid')
  physical_donation_id: string;

  @Column('text')
  kind: DonationEntryKind;

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
