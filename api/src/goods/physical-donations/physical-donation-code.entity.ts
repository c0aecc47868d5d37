import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('physical_donation_codes')
export class PhysicalDonationCodeRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('uuid')
  physical_donation_id: string;

  /** Under a key that the database does not hold: its 10^8 possibilities cannot be tried on a copy. */
  @Column('text')
  code_hash: string;

  @Column('timestamptz')
  expires_at: Date;

  @Column('int', { default: 0 })
  wrong_tries: number;

  @Column('timestamptz')
  created_at: Date;
}
