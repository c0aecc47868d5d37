import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ErasureProof } from './personal-data.contract.js';

/** The proof that a request was answered; whose it was is known by a hash of the address alone. */
@Entity('personal_data_erasures')
export class PersonalDataErasureRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  address_hash: string;

  @Column('text')
  asked_by: 'member' | 'staff';

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text', { nullable: true })
  staff_name: string | null;

  @Column('text')
  proof: ErasureProof;

  @Column('text')
  reason: string;

  /** Kind → rows. */
  @Column('jsonb')
  counts: Record<string, number>;

  @Column('timestamptz')
  erased_at: Date;
}
