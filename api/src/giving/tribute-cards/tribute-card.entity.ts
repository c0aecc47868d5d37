import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TributeCardStatus } from './tribute-card.contract.js';

@Entity('tribute_cards')
export class TributeCardRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  donation_id: string;

  @Column('text')
  recipient_name: string;

  @Column('text')
  recipient_email: string;

  /** By which a refusal is known once the address is erased. */
  @Column('text')
  recipient_hash: string;

  @Column('text')
  words: string;

  @Column('text')
  signature: string;

  /** `2027-03-01`, in Paris. */
  @Column('date')
  day: string;

  @Column('text')
  status: TributeCardStatus;

  @Column('timestamptz', { nullable: true })
  send_at: Date | null;

  @Column('timestamptz', { nullable: true })
  sent_at: Date | null;

  /** Of the link by which its recipient refuses others; null until it is sent. */
  @Column('text', { nullable: true })
  token_hash: string | null;

  /** When its recipient said that its words are out of place. */
  @Column('timestamptz', { nullable: true })
  reported_at: Date | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;
}
