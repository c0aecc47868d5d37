import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What happened to a donation or a recurring donation, for staff. */
@Entity('donation_entries')
export class MoneyDonationEntryRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('uuid', { nullable: true })
  donation_id: string | null;

  @Column('uuid', { nullable: true })
  recurring_gift_id: string | null;

  @Column('text')
  kind: string;

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
